package dev.assay.cli;

import java.io.InputStream;
import java.io.PrintStream;

/** Where a command reads and writes; given, so that tests can run commands in their own process. */
public record Streams(InputStream in, PrintStream out, PrintStream err) {}
