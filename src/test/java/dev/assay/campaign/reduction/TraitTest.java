package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.RealGcc;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.signature.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What makes a bug this bug. */
final class TraitTest {
  @TempDir private Path folder;

  private static Candidate candidate(String text, Place place) {
    return new Candidate(
        Place.test(text), new TextSense(Place.test(text), DataModel.LP64, place.tools()));
  }

  @Test
  void aHangIsManyTimesWhatAGoodLevelTakes() throws IOException {
    try (var place =
            Place.in(
                folder,
                """
                if [[ " ${ARGS[*]} " == *' -O2 '* ]] && grep -q loop test.c; then
                  while :; do :; done
                fi
                compile
                """);
        Scratch scratch = place.runner().scratch()) {
      var trait =
          new HangTrait(
              place.bad(),
              Configuration.plain(place.hostile(), "-O0"),
              HangTrait.LEAST,
              place.tools());
      assertTrue(trait.isIn(candidate("int loop;\n", place), scratch));
      assertFalse(trait.isIn(candidate("int quick;\n", place), scratch));
      assertFalse(trait.isIn(candidate("int loop = ;\n", place), scratch));
    }
  }

  @Test
  @Timeout(600)
  void anInterruptedOneLeavesNoCompilerBehind() throws IOException, InterruptedException {
    try (var place =
        Place.in(folder, "touch \"$STATE/begun\"; sleep 600; touch \"$STATE/done\"\n")) {
      var trait = new CrashTrait(place.bad(), Set.of("ice"), false, Names.NONE, place.tools());
      var answer = new AtomicBoolean(true);
      Thread asking =
          Thread.ofPlatform()
              .start(() -> {
                try (Scratch scratch = place.runner().scratch()) {
                  answer.set(trait.isIn(candidate("int x;\n", place), scratch));
                }
              });
      Path begun = folder.resolve("hostile.state/begun");
      while (!Files.exists(begun)) {
        Thread.sleep(20);
      }
      asking.interrupt();
      assertTrue(asking.join(Duration.ofSeconds(60)), "it still waits");
      assertFalse(answer.get());
      boolean alive =
          ProcessHandle.allProcesses()
              .anyMatch(process ->
                  process.info().commandLine().orElse("").contains(folder + "/hostile "));
      assertFalse(alive, "its compiler is still there");
    }
  }

  @Test
  void wrongCodeNeedsADefinedProgram() throws IOException {
    try (var place =
            Place.in(
                folder,
                """
                compiling && [[ " ${ARGS[*]} " == *' -O2 '* ]] && change 's/6/7/'
                compile
                """);
        Scratch scratch = place.runner().scratch()) {
      var trait =
          new WrongCodeTrait(
              place.bad(),
              Configuration.plain(RealGcc.compiler(), "-O0"),
              Manner.VALUE,
              new Guard(dev.assay.interpret.Limits.DEFAULT.withFuel(1_000_000), 9),
              place.tools());
      assertTrue(trait.isIn(candidate("int main(void) { return 6; }\n", place), scratch));
      assertFalse(trait.isIn(candidate("int main(void) { return 5; }\n", place), scratch));
      assertFalse(
          trait.isIn(
              candidate("int main(void) { int a[1]; a[1] = 6; return 6; }\n", place), scratch));
      assertFalse(
          trait.isIn(
              candidate(
                  """
                  static int n;
                  static int f(void) { return ++n; }
                  int main(void) { return (f() - f() + 10) * 6; }
                  """,
                  place),
              scratch),
          "the order of calls is open");
      assertFalse(
          trait.isIn(candidate("int main(void) { for (;;) ; return 6; }\n", place), scratch));
    }
  }

  @Test
  void whatTheInterpreterDoesNotKnowIsCompared() throws IOException {
    try (var place =
            Place.in(
                folder,
                """
                compiling && [[ " ${ARGS[*]} " == *' -O2 '* ]] && change 's/6/7/'
                compile
                """);
        Scratch scratch = place.runner().scratch()) {
      var trait =
          new ComparedTrait(
              place.bad(),
              List.of(
                  Configuration.plain(place.hostile(), "-O0"),
                  Configuration.plain(RealGcc.compiler(), "-O0")),
              Manner.VALUE,
              new Sanitizers(List.of(), place.tools()),
              place.tools());
      assertTrue(trait.isIn(candidate("int main(void) { return 6; }\n", place), scratch));
      assertFalse(trait.isIn(candidate("int main(void) { return 5; }\n", place), scratch));
    }
  }
}
