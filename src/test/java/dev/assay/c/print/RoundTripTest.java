package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.Program;
import dev.assay.c.Standard;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Printed programs are the same programs: as trees, as text, and when compilers run them. */
final class RoundTripTest {
  private static final int CSMITH_PROGRAMS = 4;

  /** Every so many of the programs are enough for each build; -Dassay.roundtrip=1 takes all. */
  private static final int STEP = Integer.getInteger("assay.roundtrip", 10);

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> goldenPairs() {
    assumeTrue(Sources.hasPreprocessor(), "no C compiler to preprocess with");
    return Sources.programs(Sources.RESOURCES.resolve("print")).stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> golden(file)));
  }

  private static void golden(Path file) throws IOException {
    Path expected = Path.of(file.toString().replaceFirst("\\.c$", ".printed.c"));
    Program program =
        Sources.valid(Sources.parse(file, List.of(), Standard.DEFAULT), file.toString());
    assertEquals(Files.readString(expected), Sources.roundTrip(program, List.of()));
  }

  @Test
  void programsOfTheTestsAreTheSameAgain() {
    assumeTrue(Sources.hasPreprocessor(), "no C compiler to preprocess with");
    List<Path> files = Sources.programs(Sources.RESOURCES);
    IntStream.range(0, files.size())
        .filter(i -> i % STEP == 0)
        .parallel()
        .mapToObj(i -> Sources.parse(files.get(i), List.of(), Standard.DEFAULT))
        .filter(result -> !result.hasErrors() && result.unsupported().isEmpty())
        .forEach(result -> Sources.roundTrip(result.program(), List.of()));
  }

  @TestFactory
  Stream<DynamicTest> compilersSeeTheSamePrograms() {
    return Stream.of("gcc", "clang", "clang-14")
        .filter(cc -> Tools.isInstalled(cc))
        .flatMap(cc ->
            Sources.programs(Sources.RESOURCES.resolve("print")).stream()
                .map(file ->
                    DynamicTest.dynamicTest(
                        cc + " " + file.getFileName(), () -> sameOutput(cc, file))));
  }

  private void sameOutput(String cc, Path file) throws IOException {
    Path printed = folder.resolve("printed.c");
    Program program =
        Sources.valid(Sources.parse(file, List.of(), Standard.DEFAULT), file.toString());
    Files.writeString(printed, Printer.print(program));
    Files.writeString(
        folder.resolve("typed.c"), Printer.print(program, PrintOptions.DEFAULT.withTypes()));
    String output = outputOf(cc, file, List.of());
    assertEquals(output, outputOf(cc, printed, List.of()));
    assertEquals(output, outputOf(cc, folder.resolve("typed.c"), List.of()));
  }

  private String outputOf(String cc, Path source, List<String> flags) {
    Path program = folder.resolve("program");
    Tools.compile(cc, source.toAbsolutePath(), program, flags);
    return Tools.run(List.of(program.toString()), folder).orElse("did not end");
  }

  @TestFactory
  Stream<DynamicTest> csmithPrograms() {
    Optional<Path> headers = Tools.csmithHeaders();
    assumeTrue(headers.isPresent() && Tools.isInstalled("csmith"), "csmith is not installed");
    List<String> flags = List.of("-I" + headers.get());
    return IntStream.range(0, CSMITH_PROGRAMS)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> csmith(seed, flags)));
  }

  private void csmith(int seed, List<String> flags) throws IOException {
    String options =
        seed % 2 == 0 ? "" : "--no-volatiles --no-volatile-pointers --no-unions --ccomp ";
    Path source = folder.resolve("csmith.c");
    var command =
        Stream.of(("csmith --seed " + seed + " " + options + "-o " + source).strip().split(" +"));
    assumeTrue(Tools.run(command.toList(), folder).isPresent(), "csmith did not end");
    Program program =
        Sources.valid(Sources.parse(source, flags, Standard.DEFAULT), source.toString());
    String printed = Sources.roundTrip(program, flags);
    Path copy = Files.writeString(folder.resolve("copy.c"), printed, StandardCharsets.UTF_8);
    assertEquals(outputOf("gcc", source, flags), outputOf("gcc", copy, flags));
  }
}
