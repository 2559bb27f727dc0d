package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.variant.Base;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The programs of a source, ready for mutation.
 *
 * <p>The last ones are kept, as many variants are made of each; what is kept changes nothing but
 * the time it takes.
 */
public final class Bases {
  /** What a program is, or why it is of no use. */
  public sealed interface Found {
    Duration cpu();

    record Ready(TestCase test, Base base, Duration cpu) implements Found {}

    record Useless(String reason, Duration cpu) implements Found {}
  }

  private static final int KEPT = 16;

  /** Programs that take longer are rare, and each variant is run several times. */
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(50_000_000);

  private final ProgramSource source;
  private final ProcessRunner runner;
  private final List<Compiler> readers;
  private final Map<VariantRecipe.Key, Found> known =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<VariantRecipe.Key, Found> eldest) {
          return size() > KEPT;
        }
      };

  /** Of a source; readers are the compilers that may preprocess. */
  public Bases(ProgramSource source, ProcessRunner runner, List<Compiler> readers) {
    this.source = source;
    this.runner = runner;
    this.readers = List.copyOf(readers);
  }

  /** One of them; CPU time is told only to the first who asks. */
  public Found of(VariantRecipe.Key key, Scratch scratch) {
    synchronized (known) {
      Found found = known.get(key);
      if (found != null) {
        return free(found);
      }
    }
    Found made = made(key, scratch);
    synchronized (known) {
      known.put(key, made);
    }
    return made;
  }

  private static Found free(Found found) {
    return switch (found) {
      case Found.Ready(TestCase test, Base base, var _) ->
          new Found.Ready(test, base, Duration.ZERO);
      case Found.Useless(String reason, var _) -> new Found.Useless(reason, Duration.ZERO);
    };
  }

  private Found made(VariantRecipe.Key key, Scratch scratch) {
    return switch (source.make(new Ticket(key.number(), key.seed()), scratch)) {
      case Sourced.Failed(String reason, Duration cpu) -> new Found.Useless(reason, cpu);
      case Sourced.Made(TestCase test, Duration cpu, Optional<Promise> promise, var _) -> {
        DataModel model = promise.map(Promise::model).orElse(DataModel.LP64);
        yield UnityBuild.of(test)
            .map(whole -> read(whole, model, cpu, scratch))
            .orElseGet(() -> new Found.Useless("units that cannot be one program", cpu));
      }
    };
  }

  private Found read(TestCase test, DataModel model, Duration cpu, Scratch scratch) {
    Optional<Compiler> reader = TestReader.candidates(readers, model).stream().findFirst();
    if (reader.isEmpty()) {
      return new Found.Useless("no compiler to preprocess it with", cpu);
    }
    scratch.clear();
    TestReader.Reading reading = new TestReader(runner, reader.get()).read(test, model, scratch);
    Duration all = cpu.plus(reading.cpu());
    return switch (reading.result()) {
      case Preprocessing.Failed(String message) -> new Found.Useless(message, all);
      case Preprocessing.NoCompiler(String message) -> new Found.Useless(message, all);
      case Preprocessing.Ready(SourceText text) -> parsed(test, text, model, all);
    };
  }

  private static Found parsed(TestCase test, SourceText text, DataModel model, Duration cpu) {
    ParseResult result = Parser.parse(text, model, test.standard());
    if (result.hasErrors() || result.unsupported().isPresent()) {
      return new Found.Useless("our parser does not understand it", cpu);
    }
    return switch (Base.of(result.program(), LIMITS)) {
      case Base.Read.Fine(Base base) -> new Found.Ready(test, base, cpu);
      case Base.Read.Wrong(String reason) -> new Found.Useless(reason, cpu);
    };
  }
}
