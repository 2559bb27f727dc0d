package dev.assay.compile.process;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that is needed to start a process.
 *
 * @param words the program, with its path, and its arguments
 * @param environment as {@code NAME=value}
 * @param input descriptor of its standard input; likewise output and errors
 * @param user whom it runs as, if not as we do
 * @param network descriptor of the network namespace that it runs in, if not in ours
 */
record Launch(
    List<String> words,
    List<String> environment,
    Path folder,
    int input,
    int output,
    int errors,
    OptionalInt user,
    OptionalInt network) {}
