package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.find.Workbench;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Task;
import dev.assay.compile.swarm.Knob.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FlagTrialTest {
  @TempDir private Path folder;

  @Test
  void badFlagsAreFoundAmongManyInFewTrials() {
    var compiler = new Pretender(Set.of("-f7", "-fno-13", "-f99"), Set.of());
    assertEquals(compiler.bad, missing(trial(compiler).valid(knobs(100))));
    assertTrue(compiler.runs < 3 * 60, compiler.runs + " runs");
  }

  @Test
  void flagsThatAMessageNamesNeedNoSearch() {
    var named = Set.of("-f7", "-f31", "-f32", "-f99");
    var compiler = new Pretender(Set.of(), named);
    assertEquals(named, missing(trial(compiler).valid(knobs(100))));
    assertTrue(compiler.runs < 20, compiler.runs + " runs");
  }

  @Test
  void aProgramThatPrintsOtherwiseIsWrong() {
    var compiler = new Pretender(Set.of(), Set.of());
    compiler.wrong = "-f3";
    assertEquals(Set.of("-f3"), missing(trial(compiler).valid(knobs(8))));
  }

  @Test
  void aKnobWithoutSettingsGoes() {
    var compiler = new Pretender(Set.of("-f0", "-fno-0"), Set.of());
    assertEquals(List.of("-f1"), trial(compiler).valid(knobs(2)).stream().map(Knob::name).toList());
  }

  @Test
  void aCompilerThatAlwaysFailsIsGivenUp() {
    var compiler = new Pretender(Set.of(), Set.of());
    FlagTrial trial = trial(compiler);
    compiler.wrong = "-fixed";
    assertEquals(List.of(), trial.valid(knobs(2000)));
    assertTrue(compiler.runs < 3 * 500, compiler.runs + " runs");
  }

  private FlagTrial trial(ProcessRunner compiler) {
    var bench =
        new Workbench(
            compiler,
            folder,
            List.of("cc"),
            Map.of(),
            List.of(),
            ProcessLimits.COMPILER,
            ProcessLimits.PROGRAM);
    return FlagTrial.in(bench, List.of("-fixed")).orElseThrow();
  }

  private static List<Knob> knobs(int count) {
    return IntStream.range(0, count).mapToObj(i -> Knob.onOff("-f", "" + i, Kind.SWITCH)).toList();
  }

  /** The settings of the hundred or so knobs that are not there any more. */
  private static Set<String> missing(List<Knob> knobs) {
    var all = new TreeSet<String>();
    int most = knobs.size() > 50 ? 100 : 8;
    knobs(most).forEach(k -> k.settings().forEach(all::addAll));
    knobs.forEach(k -> k.settings().forEach(words -> words.forEach(all::remove)));
    return all;
  }

  /** Compiles nothing, but refuses flags as compilers do: without a word, or with their name. */
  private static final class Pretender implements ProcessRunner {
    private final Set<String> bad;
    private final Set<String> named;
    private String wrong = "none";
    private int runs;
    private List<String> linked = List.of();

    Pretender(Set<String> bad, Set<String> named) {
      this.bad = bad;
      this.named = named;
    }

    @Override
    public Completed run(Task task) {
      runs++;
      List<String> words = task.command();
      if (!words.getFirst().equals("cc")) {
        return completed(0, linked.contains(wrong) ? "other\n" : "usual\n", "");
      }
      linked = words;
      var message = new ArrayList<String>();
      words.stream()
          .filter(named::contains)
          .forEach(word -> message.add("cc: error: unrecognized option '" + word + "'"));
      boolean refused = !message.isEmpty() || words.stream().anyMatch(bad::contains);
      return completed(refused ? 1 : 0, "", String.join("\n", message));
    }

    private static Completed completed(int status, String out, String err) {
      return new Completed(
          new ProcessEnd.Exited(status), out, err, false, Duration.ZERO, Duration.ZERO, 0, 0);
    }
  }
}
