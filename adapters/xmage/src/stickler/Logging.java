package stickler;

import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;

/** Sends what the engine logs to standard error: standard output belongs to the protocol. */
final class Logging {
    private Logging() {
    }

    static void quiet() {
        Logger.getRootLogger().addAppender(new ConsoleAppender(new PatternLayout("%p %c{1}: %m%n"), "System.err"));
        Logger.getRootLogger().setLevel(Level.ERROR);
    }
}
