package dev.assay.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.c.walk.Names;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.profile.Point;
import dev.assay.mutate.profile.Profile;
import dev.assay.mutate.profile.Profiler;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A program of a test with its profile at all statements, to be mutated; {@code printf} is declared
 * already and its declaration is not shown.
 */
public final class MutationBench {
  private static final String HEAD = "int printf(const char *, ...);";
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(50_000_000);

  /** New code may take its time. */
  private static final Limits VARIANT_LIMITS = Limits.DEFAULT.withFuel(500_000_000);

  private static final int GCC_SECONDS = 120;

  private final Facts facts;
  private final Spots spots;
  private final Set<String> taken;

  private MutationBench(Program program, Donors donors) {
    this.spots = Spots.of(program);
    List<Stmt> all = spots.all().stream().map(Spot::statement).toList();
    Profiler.Result result =
        Profiler.profile(program, Dialect.DEFAULT, LIMITS, all, new Seed(0x5eedL));
    Profile profile =
        assertInstanceOf(Profiler.Result.Done.class, result, result::toString).profile();
    this.facts = new Facts(program, profile, donors);
    this.taken = Names.taken(program);
  }

  /** A program without includes that finishes. */
  public static MutationBench of(String text) {
    return of(text, Donors.NONE);
  }

  public static MutationBench of(String text, Donors donors) {
    return new MutationBench(parse(text), donors);
  }

  /** For donors, too. */
  public static Program parse(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", HEAD + "\n" + text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors(), text);
    assertEquals(Optional.empty(), result.unsupported(), text);
    return result.program();
  }

  public Program program() {
    return facts.program();
  }

  public Facts facts() {
    return facts;
  }

  public Spots spots() {
    return spots;
  }

  /** What was seen at a spot that was reached. */
  public Point point(Spot spot) {
    return facts.profile().at(spot.statement()).orElseThrow();
  }

  /** As in {@code spot("main:3")}. */
  public Spot spot(String site) {
    return Site.parse(site).flatMap(spots::at).orElseThrow();
  }

  /** The first whose text begins so; blocks count only if the text begins with a brace. */
  public Spot spotOf(String text) {
    return spot(stmt ->
        (text.startsWith("{") || !(stmt instanceof Stmt.Block))
            && Printer.print(stmt).startsWith(text));
  }

  /** The first whose statement is such a one. */
  public Spot spot(Predicate<Stmt> wanted) {
    return spots.all().stream()
        .filter(s -> wanted.test(s.statement()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no such spot: " + spots.all()));
  }

  /** What a mutator does at a spot; the first of a program, so that names are {@code _0_}. */
  public Optional<Change> change(Mutator mutator, Spot spot, long seed) {
    return change(mutator, spot, new Seed(seed).rng(), 0);
  }

  private Optional<Change> change(Mutator mutator, Spot spot, Rng rng, int number) {
    return mutator.at(spot, facts, new FreshNames(taken, number), rng);
  }

  /** The text of the program with the changes. */
  public String text(List<Change> changes) {
    List<Replacement> all = changes.stream().flatMap(c -> c.replacements().stream()).toList();
    String whole = Printer.print(Replacements.made(all, program()));
    return whole.startsWith(HEAD) ? whole.substring(HEAD.length()).stripLeading() : whole;
  }

  /** The program as it is printed before it is changed. */
  public String text() {
    return text(List.of());
  }

  /** The text of the program with the change that a mutator makes at a spot, if it makes one. */
  public Optional<String> mutated(Mutator mutator, Spot spot, long seed) {
    return change(mutator, spot, seed).map(c -> text(List.of(c)));
  }

  /** The text finishes with what the program printed, and its exit status. */
  public void assertSame(String variant) {
    Execution execution = Interpreter.run(parse(variant), Dialect.DEFAULT, VARIANT_LIMITS);
    assertEquals(shown(facts.profile().execution()), shown(execution), variant);
  }

  private static String shown(Execution execution) {
    return execution instanceof Execution.Finished f
        ? f.stdout() + "exit " + f.exit()
        : execution.toString();
  }

  /** The same when it is compiled by gcc without optimisation, if there is one. */
  public void assertSameByGcc(String variant) {
    if (isInstalled("gcc")) {
      assertEquals(
          shown(facts.profile().execution()), ByCompiler.output(HEAD + "\n" + variant), variant);
    }
  }

  /**
   * The mutator keeps the program's output at every spot, one at a time with a few seeds, and at
   * all spots at once.
   *
   * @return how many changes it made
   */
  public int assertPreserved(Mutator mutator, int seeds) {
    int made = 0;
    for (int seed = 0; seed < seeds; seed++) {
      List<Change> changes = new ArrayList<>();
      for (Spot spot : spots.all()) {
        Rng rng = new Seed(seed).child(spot.site().toString()).rng();
        change(mutator, spot, rng, changes.size()).ifPresent(changes::add);
      }
      changes.forEach(c -> assertSame(text(List.of(c))));
      String together = text(CompatibleChanges.of(changes, change -> change));
      assertSame(together);
      assertSameByGcc(together);
      made += changes.size();
    }
    return made;
  }

  private static boolean isInstalled(String command) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
  }

  private static final class ByCompiler {
    private ByCompiler() {}

    static String output(String text) {
      try {
        Path folder = Files.createTempDirectory("assay-mutation");
        Path source = folder.resolve("variant.c");
        Path binary = folder.resolve("variant");
        Files.writeString(source, text, StandardCharsets.ISO_8859_1);
        String messages =
            run(List.of("gcc", "-w", "-O0", "-o", binary.toString(), source.toString()), folder);
        assertEquals("exit 0", messages, text);
        String output = run(List.of(binary.toString()), folder);
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(folder);
        return output;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String run(List<String> command, Path folder) throws IOException {
      Path output = folder.resolve("output.txt");
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      try {
        if (!process.waitFor(GCC_SECONDS, TimeUnit.SECONDS)) {
          process.destroyForcibly();
          throw new AssertionError(command + " takes too long");
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
      return Files.readString(output, StandardCharsets.ISO_8859_1) + "exit " + process.exitValue();
    }
  }
}
