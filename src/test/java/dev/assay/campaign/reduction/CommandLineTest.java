package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.campaign.RealGcc;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Command lines become as plain as they can. */
final class CommandLineTest {
  private static Configuration of(String level, String... flags) {
    return new Configuration(RealGcc.compiler(), level, List.of(flags), Purpose.RUN);
  }

  private static String plainest(Configuration start, Predicate<Configuration> holds) {
    return new CommandLine(holds, () -> false).plainest(start).options();
  }

  @Test
  void whatIsNotNeededGoes() {
    Configuration start =
        of("-O3", "-fwrapv", "-march=native", "--param", "max-inline=7", "-fno-ivopts");
    assertEquals(
        "-O0 -march=native",
        plainest(start, configuration -> configuration.flags().contains("-march=native")));
  }

  @Test
  void wordsOfOneFlagStayTogether() {
    Configuration start = of("-O2", "-a", "-mllvm", "-b", "-c");
    assertEquals(
        "-O2 -mllvm -b",
        plainest(start, c -> c.level().equals("-O2") && c.options().contains("-mllvm -b")));
  }

  @Test
  void theLowestLevelThatShowsItIsTaken() {
    assertEquals("-O1", plainest(of("-O3"), c -> !c.level().equals("-O0")));
    assertEquals("-O3", plainest(of("-O3"), c -> c.level().equals("-O3")));
  }

  @Test
  void largeNumbersBecomeSmall() {
    Configuration start = of("-O2", "--param=loops=4711");
    assertEquals(
        "-O2 --param=loops=0",
        plainest(start, c -> c.level().equals("-O2") && c.options().contains("loops")));
  }

  @Test
  void whatSaysWhichProgramItIsStays() {
    assertEquals("-O0 -m32", plainest(of("-O2", "-m32", "-fwrapv"), _ -> true));
  }

  @Test
  void oneWhoIsToldToStopTriesNothing() {
    var line =
        new CommandLine(
            _ -> {
              throw new AssertionError("asked");
            },
            () -> true);
    assertEquals("-O2 -fwrapv", line.plainest(of("-O2", "-fwrapv")).options());
  }
}
