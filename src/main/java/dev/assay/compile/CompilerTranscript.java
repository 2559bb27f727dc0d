package dev.assay.compile;

import dev.assay.compile.classify.Transcript;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import dev.assay.mutate.TestCase;
import java.io.UncheckedIOException;
import java.util.Optional;

/** What a compiler says while it compiles a test case, for those who asked it to talk. */
public record CompilerTranscript(ProcessRunner runner) {
  /**
   * All its output; empty if the files cannot be written.
   *
   * @param scratch a folder for this alone; what was in it is lost
   */
  public Optional<String> of(TestCase test, Configuration configuration, Scratch scratch) {
    try {
      new Workspace(scratch).prepare(test);
    } catch (UncheckedIOException e) {
      return Optional.empty();
    }
    Compiler compiler = configuration.compiler();
    Completed completed =
        runner.run(
            new Task(
                BuildCommands.of(test, configuration).compile(),
                scratch.folder(),
                compiler.environment(),
                Optional.empty(),
                compiler.limits()));
    return Optional.of(Transcript.of(completed));
  }
}
