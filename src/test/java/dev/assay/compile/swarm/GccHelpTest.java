package dev.assay.compile.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.swarm.Knob.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GccHelpTest {
  @Test
  void switchesAreReadFromTheHelp() {
    String help =
        """
        The following options control optimizations:
          -O<number>                  \t\t
          -Ofast                      \t\t
          -faggressive-loop-optimizations \t[enabled]
          -falign-jumps=              \t\t
          -fassociative-math          \t\t[disabled]
          -fdelete-null-pointer-checks \t\t
          -fira-algorithm=[CB|priority] \tCB
          -flifetime-dse=<0,2>        \t\t2
          -fpack-struct=<number>      \t\t
          -frtti                      \t\t[available in C++, D, ObjC++]
        """;
    List<Knob> knobs = GccSwitches.parse(help);
    assertEquals(
        List.of(
            "-faggressive-loop-optimizations",
            "-falign-jumps=",
            "-fdelete-null-pointer-checks",
            "-fira-algorithm=",
            "-flifetime-dse="),
        knobs.stream().map(Knob::name).toList());
    assertEquals(
        List.of(
            List.of("-faggressive-loop-optimizations"),
            List.of("-fno-aggressive-loop-optimizations")),
        knobs.getFirst().settings());
    assertEquals(
        List.of(List.of("-fira-algorithm=CB"), List.of("-fira-algorithm=priority")),
        knobs.get(3).settings());
    assertEquals(
        List.of(List.of("-flifetime-dse=0"), List.of("-flifetime-dse=2")), knobs.get(4).settings());
  }

  @Test
  void parametersGetValuesWithinTheirRange() {
    String help =
        """
        The following options control parameters:
          --param=align-threshold=<1,65536> \t\t100
          --param=vect-epilogues-nomask=<0,1> \t\t1
          --param=max-unroll-times=   \t\t8
          --param=ggc-min-expand=     \t\t100
          --param=evrp-mode=          \t\tranger
          --param=asan-stack=<0,1>    \t\t1
        """;
    List<Knob> knobs = GccParameters.parse(help);
    assertEquals(
        List.of(
            "--param=align-threshold", "--param=vect-epilogues-nomask", "--param=max-unroll-times"),
        knobs.stream().map(Knob::name).toList());
    assertEquals(List.of("1", "2", "3", "8", "50", "101", "200", "800"), values(knobs.get(0)));
    assertEquals(List.of("0"), values(knobs.get(1)));
    assertEquals(List.of("0", "1", "2", "3", "4", "9", "16", "64"), values(knobs.get(2)));
    assertEquals(Kind.PARAMETER, knobs.get(2).kind());
  }

  private static List<String> values(Knob knob) {
    return knob.settings().stream()
        .map(words -> words.getFirst().substring(knob.name().length() + 1))
        .toList();
  }
}
