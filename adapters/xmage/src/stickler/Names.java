package stickler;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What cards are called. XMage keeps that in the classes of its sets, as constants; the card classes themselves don't
 * know. Where the class path has no sets, the property xmage.names gives a file of card names, one a line.
 */
final class Names {
    static final Names INSTANCE = new Names();

    private Map<String, String> byClass;

    /** The name of the card of this class: that of its front face, or of both halves. */
    synchronized String ofClass(String simpleName) {
        if (byClass == null) {
            byClass = read();
        }
        return byClass.getOrDefault(simpleName, simpleName.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " "));
    }

    private static Map<String, String> read() {
        Map<String, String> out = new HashMap<>();
        try {
            String file = System.getProperty("xmage.names");
            if (file != null) {
                Files.readAllLines(Path.of(file)).forEach(name -> out.put(Cards.className(name), name));
            }
            for (byte[] set : ClassPath.files("mage/sets/[^/]+\\.class").values()) {
                constants(set, out);
            }
        } catch (IOException e) {
            System.err.println("can't read the names of the cards: " + e);
        }
        return out;
    }

    /** Reads the texts of a class file's constant pool (Java Virtual Machine Specification, 4.4). */
    private static void constants(byte[] file, Map<String, String> out) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        in.skipBytes(8);
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1:
                    String text = in.readUTF();
                    out.putIfAbsent(Cards.className(text), text);
                    break;
                case 5:
                case 6:
                    in.skipBytes(8);
                    i++;
                    break;
                case 7:
                case 8:
                case 16:
                case 19:
                case 20:
                    in.skipBytes(2);
                    break;
                case 15:
                    in.skipBytes(3);
                    break;
                default:
                    in.skipBytes(4);
            }
        }
    }
}
