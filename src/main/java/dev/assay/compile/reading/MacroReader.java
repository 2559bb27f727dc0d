package dev.assay.compile.reading;

import dev.assay.c.parse.SourceText;
import dev.assay.c.parse.UserTokens;
import dev.assay.compile.BuildCommands;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Purpose;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Reader;
import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Preprocesses a program that asks for predefined macros as each of several builds does, and finds
 * those that see the same program.
 *
 * <p>Builds to which every macro that the program names is the same are asked once for all of them.
 *
 * @param compilers those that readers name
 */
public record MacroReader(ProcessRunner runner, PredefinedMacros macros, List<Compiler> compilers) {
  public MacroReader {
    compilers = List.copyOf(compilers);
  }

  /** Readers who see the same program; its units are as the first of them sees them. */
  public record Reading(List<Reader> readers, List<Preprocessing> units) {
    public Reading {
      readers = List.copyOf(readers);
      units = List.copyOf(units);
    }
  }

  /**
   * All that differ; none where no predefined macro matters.
   *
   * @param cpu what finding out took
   */
  public record Readings(List<Reading> all, Duration cpu) {
    public Readings {
      all = List.copyOf(all);
    }
  }

  /** What decides how a reader sees the program: macros, and who he is if that matters too. */
  private record View(Map<String, String> macros, List<String> self) {
    boolean isPlain() {
      return macros.isEmpty() && self.isEmpty();
    }
  }

  private record Asked(Reader reader, Configuration build) {
    Compiler compiler() {
      return build.compiler();
    }

    /** The same under those options alone that choose the target and the language. */
    Asked withoutTuning() {
      List<String> kept =
          reader.options().stream()
              .filter(option -> option.matches("-m(32|64)|--target=.*|-std=.*|-ansi|-[DU].+"))
              .toList();
      return new Asked(
          new Reader(reader.compiler(), kept),
          new Configuration(build.compiler(), "", kept, build.purpose()));
    }
  }

  public Readings of(TestCase test, Collection<Reader> readers, Scratch scratch) {
    Set<String> words = Mentions.of(test);
    return words.isEmpty()
        ? new Readings(List.of(), Duration.ZERO)
        : of(test, words, readers, scratch);
  }

  private Readings of(
      TestCase test, Set<String> words, Collection<Reader> readers, Scratch scratch) {
    var views = new LinkedHashMap<View, List<Asked>>();
    Duration cpu = Duration.ZERO;
    boolean plain = words.stream().allMatch(Mentions::isOfCompiler);
    for (Asked asked : asked(readers)) {
      Asked wanted = plain ? asked.withoutTuning() : asked;
      PredefinedMacros.Table table =
          macros.of(
              asked.compiler(), BuildCommands.reading(test, wanted.build()), test.isCxx(), scratch);
      cpu = cpu.plus(table.cpu());
      views
          .computeIfAbsent(
              view(wanted.reader(), words, table.definitions()), _ -> new ArrayList<>())
          .add(asked);
    }
    return views.keySet().stream().allMatch(View::isPlain)
        ? new Readings(List.of(), cpu)
        : read(test, views.values(), cpu, scratch);
  }

  /**
   * Those whose compilers are known; a gcc first, whose headers our parser knows best, and plain
   * builds before those that only bear witness.
   */
  private List<Asked> asked(Collection<Reader> readers) {
    var asked = new ArrayList<Asked>();
    for (Compiler compiler : compilers) {
      for (Reader reader : readers) {
        if (reader.compiler().equals(compiler.name())) {
          var build = new Configuration(compiler, "", reader.options(), Purpose.RUN);
          asked.add(new Asked(reader, build));
        }
      }
    }
    asked.sort(
        Comparator.comparing((Asked one) -> one.compiler().family())
            .thenComparing(one -> one.reader().toString().contains("-fsanitize"))
            .thenComparing(one -> one.reader().toString()));
    return asked;
  }

  private static View view(
      Reader reader, Set<String> words, Optional<Map<String, String>> definitions) {
    if (definitions.isEmpty()) {
      return new View(Map.of(), List.of(reader.toString()));
    }
    var named = new TreeMap<>(definitions.get());
    named.keySet().retainAll(words);
    return new View(
        named, words.stream().anyMatch(Mentions::isOperator) ? self(reader) : List.of());
  }

  /** What a compiler has does not depend on its level. */
  private static List<String> self(Reader reader) {
    var self = new ArrayList<>(List.of(reader.compiler()));
    reader.options().stream().filter(option -> !option.startsWith("-O")).forEach(self::add);
    return self;
  }

  private Readings read(
      TestCase test, Collection<List<Asked>> views, Duration before, Scratch scratch) {
    var readings = new LinkedHashMap<List<String>, Reading>();
    Duration cpu = before;
    for (List<Asked> view : views) {
      Asked first = view.getFirst();
      var reader = new OwnReader(runner, first.build());
      var units = new ArrayList<Preprocessing>();
      for (String unit : test.units()) {
        TestReader.Reading read = reader.read(test, unit, scratch);
        cpu = cpu.plus(read.cpu());
        units.add(read.result());
      }
      List<Reader> readers = view.stream().map(Asked::reader).toList();
      readings.merge(
          tokens(units, test, first.reader()), new Reading(readers, units), MacroReader::together);
    }
    return new Readings(List.copyOf(readings.values()), cpu);
  }

  /** What the program says there; of one that cannot be read, who cannot read it. */
  private static List<String> tokens(List<Preprocessing> units, TestCase test, Reader reader) {
    var tokens = new ArrayList<String>();
    for (Preprocessing unit : units) {
      tokens.addAll(
          unit instanceof Preprocessing.Ready(SourceText source)
              ? UserTokens.of(source, test.standard())
              : List.of(reader.toString()));
    }
    return List.copyOf(tokens);
  }

  private static Reading together(Reading one, Reading other) {
    var readers = new ArrayList<>(one.readers());
    readers.addAll(other.readers());
    return new Reading(readers, one.units());
  }
}
