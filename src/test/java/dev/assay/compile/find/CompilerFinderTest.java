package dev.assay.compile.find;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.Levels;
import dev.assay.compile.Sanitizer;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.ProcessLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompilerFinderTest {
  @TempDir private Path bin;
  @TempDir private Path scratch;
  @TempDir private Path caches;

  private final PlainRunner runner = new PlainRunner();

  @Test
  void aCompilerIsLearntByTrying() throws IOException {
    Path file = FakeCompiler.working().write(bin, "gcc");
    Compiler compiler = onlyWorking(find());
    assertEquals("gcc-99", compiler.name());
    assertEquals(Family.GCC, compiler.family());
    assertEquals(List.of(file.toString()), compiler.command());
    assertEquals("gcc-99 (Fake 99.1.0-7) 99.1.0", compiler.version());
    assertEquals(DataModel.LP64, compiler.model());
    assertTrue(compiler.knownLongDouble());
    assertEquals(List.of("-O0", "-O1", "-Os", "-O2", "-O3"), compiler.levels());
    assertEquals(List.of(), compiler.runner());
    assertEquals(Set.of(Sanitizer.UNDEFINED), compiler.capabilities().sanitizers());
    assertTrue(compiler.capabilities().bisection());
    assertEquals(false, compiler.capabilities().feedback());
    assertEquals(false, compiler.capabilities().lto());
    assertEquals(List.of(), leftIn(scratch));
  }

  /** Its -Og is another name for one of the others, its -Oz is not, and it has no -Ofast. */
  @Test
  void eachLevelIsThereOnce() throws IOException {
    FakeCompiler.working()
        .doing(
            """
            for last; do :; done
            case " $* " in
              *' -Og '*) : > "$last"; exit 0;;
              *' -Oz '*) echo smaller > "$last"; exit 0;;
            esac
            """)
        .write(bin, "gcc");
    Compiler compiler = onlyWorking(find());
    assertEquals(List.of("-O0", "-O1", "-Os", "-Oz", "-O2", "-O3"), compiler.levels());
    assertEquals(List.of("-Og"), compiler.otherLevels());
    assertEquals(compiler, onlyWorking(find()));
  }

  @Test
  void aBrokenOneIsListedWithItsFirstWords() throws IOException {
    Path file =
        FakeCompiler.working()
            .doing("case \"$*\" in *-c*) echo 'error: licence expired' >&2; exit 1;; esac")
            .write(bin, "clang-7");
    assertEquals(List.of(new Found.Broken("clang-7", file, "error: licence expired")), find());
  }

  @Test
  void programsMustPrintWhatTheyShould() throws IOException {
    FakeCompiler.working().printing("hello").write(bin, "gcc-1");
    assertEquals("its program does not print what it should", onlyReason(find()));
  }

  @Test
  void sizesThatNoModelHasAreRefused() throws IOException {
    FakeCompiler.working()
        .printing(FakeCompiler.LP64.replace(" int=4", " int=2"))
        .write(bin, "gcc-1");
    assertEquals("the sizes of its target fit no data model: int is 2, not 4", onlyReason(find()));
  }

  @Test
  void aHangingOneIsGivenUp() throws IOException {
    FakeCompiler.working().doing("exec sleep 600").write(bin, "tcc");
    CompilerFinder hasty = finder(Optional.empty(), Duration.ofMillis(100));
    assertEquals("asking its version did not end in time", onlyReason(hasty.find(List.of())));
  }

  @Test
  void allNamesOfOneFileAreOneCompiler() throws IOException {
    FakeCompiler.working().write(bin, "x86_64-linux-gnu-gcc-99");
    Path versioned = link("gcc-99", "x86_64-linux-gnu-gcc-99");
    link("gcc", "gcc-99");
    FakeCompiler.executable(bin.resolve("c99-gcc"), "#!/bin/sh\nexec gcc \"$@\"\n");
    Compiler compiler = onlyWorking(find());
    assertEquals("gcc-99", compiler.name());
    assertEquals(List.of(versioned.toString()), compiler.command());
  }

  @Test
  void twoOfOneVersionGetDifferentNames() throws IOException {
    FakeCompiler.working().write(bin, "gcc");
    FakeCompiler.working().write(bin, "gcc-99");
    assertEquals(List.of("gcc-99", "gcc-99.1.0"), find().stream().map(Found::name).toList());
  }

  @Test
  void wrappersThatLookAtTheirNameAreLeftAlone() throws IOException {
    FakeCompiler.working().write(bin, "ccache");
    link("gcc", "ccache");
    link("clang", "ccache");
    assertEquals(List.of(), find());
  }

  @Test
  void otherMachinesNeedAnEmulator() throws IOException {
    FakeCompiler.working().targeting("mips64el-none-elf").write(bin, "mips64el-none-elf-gcc-99");
    String reason = onlyReason(find());
    assertTrue(reason.contains("qemu-mips64el"), reason);
    assertTrue(reason.contains("apt-get install qemu-user"), reason);

    Path qemu =
        FakeCompiler.executable(bin.resolve("qemu-mips64el-static"), "#!/bin/sh\nexec \"$@\"\n");
    Compiler compiler = onlyWorking(find());
    assertEquals("mips64el-gcc-99", compiler.name());
    assertEquals(List.of(qemu.toString()), compiler.runner());
  }

  @Test
  void whatTheUserSaysCounts() throws IOException {
    FakeCompiler.working().write(bin, "gcc");
    var wanted =
        new ConfiguredCompiler(
            "gcc-99",
            bin.resolve("gcc").toString(),
            Optional.of(Family.OTHER),
            List.of("-special"),
            Optional.of(List.of("-O2")),
            Optional.of(List.of("env")),
            Optional.of(DataModel.LP64),
            Map.of("A", "b"),
            ProcessLimits.COMPILER.withMemory(0));
    Compiler compiler = onlyWorking(finder(Optional.empty()).find(List.of(wanted)));
    assertEquals("gcc-99", compiler.name());
    assertEquals(Family.OTHER, compiler.family());
    assertEquals(List.of(bin.resolve("gcc").toString(), "-special"), compiler.command());
    assertEquals(List.of("-O2"), compiler.levels());
    assertEquals(List.of("env"), compiler.runner());
    assertEquals(Map.of("A", "b"), compiler.environment());
    assertEquals(0, compiler.limits().memoryBytes());
  }

  @Test
  void whatTheUserSaysMustBeTrue() throws IOException {
    FakeCompiler.working().write(bin, "mycc");
    assertEquals(
        "configured with the data model ilp32, but it is lp64",
        reasonOf(configured("mycc", Optional.empty(), Optional.of(DataModel.ILP32))));
    assertEquals(
        "it does not take the levels configured for it",
        reasonOf(configured("mycc", Optional.of(List.of("-O2", "-O9")), Optional.empty())));
    assertEquals(
        "there is no such program; check its path in the configuration",
        reasonOf(configured("nowhere", Optional.empty(), Optional.empty())));
  }

  @Test
  void whatIsKnownIsNotTriedAgain() throws IOException {
    Path file = FakeCompiler.working().write(bin, "gcc");
    var cache = new ProbeCache(caches.resolve("deep/compilers"), false, 10);
    List<Found> first = finder(Optional.of(cache)).find(List.of());
    int started = runner.started();
    assertEquals(first, finder(Optional.of(cache)).find(List.of()));
    assertEquals(started, runner.started());

    assertEquals(first, finder(Optional.of(cache)).afresh().find(List.of()));
    assertTrue(runner.started() > started);

    started = runner.started();
    Files.setLastModifiedTime(file, FileTime.fromMillis(1));
    assertEquals(first, finder(Optional.of(cache)).find(List.of()));
    assertTrue(runner.started() > started);
  }

  @Test
  void theSystemsOwnCompilerWorks() throws IOException {
    Optional<Path> gcc = SearchPath.ofEnvironment().find("gcc");
    assumeTrue(gcc.isPresent(), "no gcc on the PATH");
    Files.createSymbolicLink(bin.resolve("gcc"), gcc.get().toRealPath());
    Compiler compiler =
        onlyWorking(
            new CompilerFinder(
                    new SearchPath(List.of(bin)),
                    runner,
                    scratch,
                    Optional.empty(),
                    Duration.ofSeconds(60),
                    (_, _) -> {})
                .find(List.of()));
    assertTrue(compiler.levels().containsAll(Levels.USUAL), compiler.levels().toString());
    assertTrue(compiler.name().startsWith("gcc-") || compiler.name().startsWith("clang-"));
  }

  private ConfiguredCompiler configured(
      String name, Optional<List<String>> levels, Optional<DataModel> model) {
    return new ConfiguredCompiler(
        "mine",
        name,
        Optional.empty(),
        List.of(),
        levels,
        Optional.empty(),
        model,
        Map.of(),
        ProcessLimits.COMPILER);
  }

  private String reasonOf(ConfiguredCompiler one) {
    return onlyReason(finder(Optional.empty()).find(List.of(one)));
  }

  private List<Found> find() {
    return finder(Optional.empty()).find(List.of());
  }

  private CompilerFinder finder(Optional<ProbeCache> cache) {
    return finder(cache, Duration.ofSeconds(5));
  }

  private CompilerFinder finder(Optional<ProbeCache> cache, Duration patience) {
    return new CompilerFinder(
        new SearchPath(List.of(bin)), runner, scratch, cache, patience, (_, _) -> {});
  }

  private Path link(String name, String to) throws IOException {
    return Files.createSymbolicLink(bin.resolve(name), Path.of(to));
  }

  private static Compiler onlyWorking(List<Found> found) {
    assertEquals(1, found.size(), found.toString());
    return switch (found.getFirst()) {
      case Found.Working(Compiler compiler) -> compiler;
      case Found.Broken broken -> throw new AssertionError(broken.toString());
    };
  }

  private static String onlyReason(List<Found> found) {
    assertEquals(1, found.size(), found.toString());
    return switch (found.getFirst()) {
      case Found.Working(Compiler compiler) -> throw new AssertionError(compiler.toString());
      case Found.Broken broken -> broken.reason();
    };
  }

  private static List<Path> leftIn(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }
}
