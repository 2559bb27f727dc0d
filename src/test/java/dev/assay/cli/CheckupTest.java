package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.Found;
import dev.assay.compile.process.ProcessLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CheckupTest {
  private static final String DEBIAN = "PRETTY_NAME=\"Debian GNU/Linux 13\"\nID=debian\n";
  private static final SearchPath NOWHERE = new SearchPath(List.of(Path.of("/nowhere")));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ID=debian|apt-get install gcc libc6-dev clang tcc g++ libclang-rt-dev",
        "ID=linuxmint;ID_LIKE=\"ubuntu debian\"|apt-get install gcc libc6-dev clang tcc g++",
        "ID=fedora|dnf install gcc clang tcc gcc-c++ libasan libubsan compiler-rt",
        "ID=\"rocky\";ID_LIKE=\"rhel centos fedora\"|dnf install gcc clang",
        "ID=arch|pacman -S --needed gcc clang compiler-rt lib32-glibc",
        "ID=\"opensuse-tumbleweed\";ID_LIKE=\"opensuse suse\"|zypper install gcc clang gcc-c++",
        "ID=alpine|apk add gcc musl-dev clang g++ compiler-rt qemu-aarch64"
      })
  void theLineToInstallIsThatOfTheDistribution(String release, String start) {
    Checkup checkup = of(release.replace(';', '\n'));
    String line = checkup.install().orElseThrow();
    assertTrue(line.startsWith(start), line);
    assertEquals(
        List.of(line.split(" ")).size(),
        Set.copyOf(List.of(line.split(" "))).size(),
        "each package once");
  }

  @Test
  void whoMayNotInstallIsToldToAsk() {
    var machine = new Machine(List.of(), NOWHERE, DEBIAN, false);
    assertTrue(
        Checkup.of(machine, List.of()).install().orElseThrow().startsWith("sudo apt-get install "));
  }

  @Test
  void ofAnUnknownDistributionNoLineIsGuessed() {
    Checkup checkup = of("ID=plan9\n");
    assertEquals(Optional.empty(), checkup.install());
    assertTrue(
        checkup.text().contains("Where to get the rest (no package of plan9 is known):"),
        checkup.text());
    assertTrue(checkup.text().contains("  gcc              https://gcc.gnu.org\n"), checkup.text());
  }

  @Test
  void withoutACompilerNothingCanBeDone() {
    assertEquals(ExitCode.MACHINE_LACKS, of(DEBIAN).exitCode());
    assertTrue(of(DEBIAN).json().startsWith("{\"usable\": false, "), of(DEBIAN).json());
  }

  @Test
  void whatIsThereIsNamedAndWhatIsMissingSaysWhatItAdds() {
    Checkup checkup =
        of(
            DEBIAN,
            compiler("gcc-14", Family.GCC, "gcc (Debian 14.2.0-19) 14.2.0", "ADDRESS UNDEFINED"),
            compiler("clang-17", Family.CLANG, "Debian clang version 17.0.6 (1)", "ADDRESS"),
            compiler("clang-19", Family.CLANG, "Debian clang version 19.1.7 (3)", "ADDRESS MEMORY"),
            new Found.Broken("tcc", Path.of("/opt/bin/tcc"), "error: no headers"));
    assertEquals(ExitCode.FINE, checkup.exitCode());
    String text = checkup.text();
    assertTrue(text.contains("  yes  gcc              gcc-14 (14.2.0)\n"), text);
    assertTrue(
        text.contains("  yes  clang            clang-17 (17.0.6), clang-19 (19.1.7)\n"), text);
    assertTrue(text.contains("  NO   checks of clang  the same by every clang, and reads"), text);
    assertTrue(text.contains("  NO   tcc              a third family"), text);
    assertTrue(text.contains("Not usable\n  tcc (/opt/bin/tcc): error: no headers\n"), text);
    String line = checkup.install().orElseThrow();
    assertTrue(line.contains(" libclang-rt-17-dev "), line);
    assertFalse(line.contains("libclang-rt-19-dev"), line);
    assertFalse(line.contains(" clang "), line);
  }

  @Test
  void jsonTellsAll() {
    var machine = new Machine(List.of(), NOWHERE, DEBIAN, true);
    var fact = new MachineFacts.Fact("disk", "1.0 GiB free", Optional.of("little"));
    String json = Checkup.of(machine, List.of(fact)).json();
    assertTrue(
        json.contains(
            "\"parts\": [{\"name\": \"gcc\", \"here\": false, \"adds\": \"a compiler to test, and"
                + " the preprocessor that Assay reads C with\", \"what\": null}, "),
        json);
    assertTrue(
        json.endsWith(
            "\"not-usable\": [], \"machine\": [{\"name\": \"disk\", \"value\": \"1.0 GiB free\","
                + " \"warning\": \"little\"}]}"),
        json);
  }

  @Test
  void littleMemoryIsToldWithWhatFits() {
    assertEquals(Optional.empty(), MachineFacts.memory(8L << 30, 8).warning());
    assertEquals(
        Optional.of("too little for all processors: use --jobs 3"),
        MachineFacts.memory((4L << 30) - 1, 8).warning());
  }

  @Test
  void thisMachineIsExamined() {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    Run run = Run.of("doctor");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("  yes  gcc  "), run.out());
    assertTrue(run.out().contains("\nMachine\n"), run.out());
  }

  private static Checkup of(String release, Found... found) {
    return Checkup.of(new Machine(List.of(found), NOWHERE, release, true), List.of());
  }

  private static Found compiler(String name, Family family, String version, String sanitizers) {
    return new Found.Working(
        new Compiler(
            name,
            family,
            List.of("/usr/bin/" + name),
            version,
            "x86_64-linux-gnu",
            DataModel.LP64,
            true,
            List.of("-O0"),
            List.of(),
            Map.of(),
            ProcessLimits.COMPILER,
            new Capabilities(
                Set.copyOf(Stream.of(sanitizers.split(" ")).map(Sanitizer::valueOf).toList()),
                true,
                false,
                false,
                true,
                false)));
  }
}
