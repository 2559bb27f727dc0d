package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Cost;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.Setting;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in a bug's folder does what the campaign did. */
final class CommandScriptTest {
  private static final Path COMPILER = Path.of("/usr/bin/cc");

  @TempDir private Path folder;

  @Test
  void itBuildsAndRunsTheProgramAndShowsBothAnswers() throws Exception {
    assumeTrue(Files.isExecutable(COMPILER), "no " + COMPILER);
    Path script = store().resolve("command.sh");
    Process process = new ProcessBuilder(script.toString()).redirectErrorStream(true).start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    assertEquals(0, process.waitFor(), output);
    assertEquals(
        """
        --- expected
        6
        exit status 5
        --- cc -O1 -DEXTRA=it's
        7
        exit status 4
        """,
        output);
  }

  private Path store() throws IOException {
    TestCase test =
        TestCase.of(
                new Origin("folder", new Seed(1), ""),
                Standard.DEFAULT,
                List.of(
                    new SourceFile(
                        "test.c",
                        "#include <stdio.h>\n#include \"o'dd dir/value.h\"\n"
                            + "int main(void) { printf(\"%d\\n\", VALUE); return 4; }\n"),
                    new SourceFile("o'dd dir/value.h", "#define VALUE 7\n")),
                List.of("-I."))
            .expecting(
                new Expectation(
                    Map.of(
                        new Setting(DataModel.LP64, Dialect.DEFAULT),
                        new Execution.Finished(5, "6\n", 1)),
                    false));
    var compiler =
        new Compiler(
            "cc",
            Family.GCC,
            List.of(COMPILER.toString()),
            "cc 1",
            "",
            DataModel.LP64,
            true,
            List.of("-O1"),
            List.of(),
            Map.of("NOTHING", "a b"),
            ProcessLimits.COMPILER,
            Capabilities.NONE);
    var configuration = new Configuration(compiler, "-O1", List.of("-DEXTRA=it's"), Purpose.RUN);
    var finding =
        new Finding(
            new Signature(BugClass.WRONG_OUTPUT, "cc", "key"),
            "7 where 6 is right\nand \u001b[31m odd words",
            List.of(new CompilerRun.Ran(configuration, 4, "7\n", "", "", Cost.ZERO)),
            true,
            "interpreter");
    if (!(BugStore.open(folder.resolve("out"), "0.1.0") instanceof Opened.Ready(BugStore store))) {
      throw new IOException("not opened");
    }
    try (store) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(
          new TrialRecord(
              0,
              "folder",
              new Seed(1),
              "wrong-output",
              Optional.of(test),
              List.of(finding),
              List.of(),
              Map.of(),
              Samples.TIME));
      return folder.resolve("out/bugs").resolve(store.bugs().getFirst().id());
    }
  }
}
