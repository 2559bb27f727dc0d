package dev.assay.compile.classify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.assay.compile.Family;
import dev.assay.compile.classify.Classification.BadFlags;
import dev.assay.compile.classify.Classification.Built;
import dev.assay.compile.classify.Classification.Crashed;
import dev.assay.compile.classify.Classification.Hung;
import dev.assay.compile.classify.Classification.OutOfResources;
import dev.assay.compile.classify.Classification.Rejected;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The end of a compiler's process means what it should; its words have samples of their own. */
final class ClassifierTest {
  private static final String REFUSAL = "test.c:1:1: error: no\n";

  private static Classification of(ProcessEnd end, String stderr) {
    return of(end, stderr, Duration.ofSeconds(5), Family.GCC);
  }

  private static Classification of(ProcessEnd end, String stderr, Duration cpu, Family family) {
    var completed = new Completed(end, "", stderr, false, cpu, Duration.ofMinutes(10), 1 << 20, 0);
    return Classifier.classify(completed, family);
  }

  private static ProcessEnd exit(int status) {
    return new ProcessEnd.Exited(status);
  }

  @Test
  void successIsSuccess() {
    assertEquals(new Built(), of(exit(0), ""));
    assertEquals(new Built(), of(exit(0), "test.c:1:1: warning: internal matters\n"));
  }

  @Test
  void aReasonMakesARefusal() {
    assertEquals(new Rejected(), of(exit(1), REFUSAL));
    assertEquals(new Crashed(), of(exit(1), ""));
  }

  @Test
  void signalsOfOurOwnOrOfTheSystemAreNoCrashes() {
    assertEquals(new Crashed(), of(new ProcessEnd.Killed(11), ""));
    assertEquals(new Crashed(), of(new ProcessEnd.Killed(6), ""));
    assertEquals(new Hung(), of(new ProcessEnd.Killed(24), ""));
    assertEquals(new OutOfResources("file size"), of(new ProcessEnd.Killed(25), ""));
    assertEquals(new OutOfResources("memory (killed)"), of(new ProcessEnd.Killed(9), ""));
    for (int signal : List.of(1, 2, 15)) {
      assertEquals(new OutOfResources("ended from outside"), of(new ProcessEnd.Killed(signal), ""));
    }
  }

  @Test
  void wrappersTellSignalsByTheirStatus() {
    assertEquals(new Crashed(), of(exit(139), ""));
    assertEquals(new Hung(), of(exit(152), ""));
    assertEquals(new OutOfResources("memory (killed)"), of(exit(137), ""));
  }

  @Test
  void limitsAreTakenAsTheyAre() {
    assertEquals(new Hung(), of(new ProcessEnd.CpuExceeded(), ""));
    assertEquals(new OutOfResources("disk"), of(new ProcessEnd.Exhausted("disk"), ""));
    assertEquals(new OutOfResources("gone"), of(new ProcessEnd.NotStarted("gone"), ""));
  }

  @Test
  void onTheClockOnlyASleeperHangs() {
    assertEquals(new Hung(), of(new ProcessEnd.Asleep(), ""));
    assertEquals(new OutOfResources("clock"), of(new ProcessEnd.WallExceeded(), ""));
  }

  @Test
  void wordsOfOneFamilyMeanNothingInAnother() {
    String words = "Stack dump:\n0. Program arguments\n";
    Duration second = Duration.ofSeconds(1);
    assertEquals(new Crashed(), of(exit(1), words, second, Family.CLANG));
    assertEquals(new Rejected(), of(exit(1), words, second, Family.TCC));
  }

  @Test
  void addressesOutOfReachAreNoRefusal() {
    String linker =
        """
        /usr/bin/ld: test.o: in function `f':
        test.c:(.text+0xca3b): relocation truncated to fit: R_X86_64_PC32 against symbol `b' defined in .bss section in test.o
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """;
    assertEquals(new OutOfResources("the reach of the code model"), of(exit(1), linker));
  }

  @Test
  void aProgramThatQuotesTheWordsIsOnlyRefused() {
    String quoting =
        """
        test.c:1:1: error: expected ';' before '}' token
            1 | puts("out of memory allocating, No space left on device, Stack dump:")
              | ^~~~
        """;
    assertEquals(new Rejected(), of(exit(1), quoting));
  }

  @Test
  void aFolderThatIsCalledLikeAToolIsNone() {
    assertEquals(
        new Rejected(),
        of(
            exit(1),
            "/usr/lib/gcc/x86_64-linux-gnu/12/include/c++/12/bits/stl_construct.h:128:38: error: no"
                + " matching constructor\n"));
    assertEquals(
        new BadFlags(), of(exit(1), "/usr/bin/x86_64-linux-gnu-g++-12: error: '-x': not known\n"));
  }

  @Test
  void badFlagsAreNoRefusal() {
    assertEquals(
        new BadFlags(), of(exit(1), "gcc: error: unrecognized command-line option '-x'\n"));
    assertEquals(
        new Rejected(),
        of(exit(1), "ld: undefined reference to `f'\ncollect2: error: ld returned 1\n"));
  }

  @Test
  void floodsTakeNoTime() {
    for (String flood :
        List.of(
            "a".repeat(1 << 20),
            "/".repeat(1 << 20),
            ": error: ".repeat(1 << 17),
            "x: ".repeat(1 << 18),
            "y y: z\n".repeat(1 << 17))) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(60), () -> assertEquals(new Rejected(), of(exit(1), flood)));
    }
  }

  @Test
  void aSilentDeathIsWrittenDown() {
    var dead =
        new Completed(
            new ProcessEnd.Killed(11), "out", "err", false, Duration.ZERO, Duration.ZERO, 0, 0);
    assertEquals("errout\nended by signal 11\n", Transcript.of(dead));
  }
}
