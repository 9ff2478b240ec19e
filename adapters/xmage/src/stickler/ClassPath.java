package stickler;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads class files of the class path, from folders and from jars. */
final class ClassPath {
    private ClassPath() {
    }

    /** The class files whose path matches the pattern, by class name. */
    static Map<String, byte[]> files(String pattern) {
        Map<String, byte[]> out = new TreeMap<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            try {
                read(Path.of(entry), Pattern.compile(pattern), out);
            } catch (IOException e) {
                System.err.println("can't read " + entry + ": " + e);
            }
        }
        return out;
    }

    private static void read(Path entry, Pattern pattern, Map<String, byte[]> out) throws IOException {
        if (Files.isDirectory(entry)) {
            try (Stream<Path> files = Files.walk(entry)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    String path = entry.relativize(file).toString().replace(File.separatorChar, '/');
                    if (pattern.matcher(path).matches()) {
                        out.put(className(path), Files.readAllBytes(file));
                    }
                }
            }
        } else if (entry.toString().endsWith(".jar") && Files.exists(entry)) {
            try (JarFile jar = new JarFile(entry.toFile())) {
                for (JarEntry file : (Iterable<JarEntry>) jar.stream()::iterator) {
                    if (pattern.matcher(file.getName()).matches()) {
                        out.put(className(file.getName()), jar.getInputStream(file).readAllBytes());
                    }
                }
            }
        }
    }

    private static String className(String path) {
        return path.substring(0, path.length() - ".class".length()).replace('/', '.');
    }
}
