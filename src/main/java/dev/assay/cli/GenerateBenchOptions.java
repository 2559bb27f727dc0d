package dev.assay.cli;

import dev.assay.generate.exact.Size;
import dev.assay.random.Seed;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of {@code assay bench generate}. */
final class GenerateBenchOptions {
  @Option(
      names = "--count",
      paramLabel = "N",
      description = "generate: make so many programs with each generator (default: 100).")
  private int count = 100;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "generate: the first seed (default: 1).")
  private Seed seed = new Seed(1);

  @Option(
      names = "--size",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "generate: how large our programs are: small, medium or large (default: medium).")
  private Size size = Size.MEDIUM;

  @Option(
      names = "--generators",
      split = ",",
      paramLabel = "NAME",
      converter = OwnConverter.class,
      description =
          "generate: which of our own generators take part, the one to compare first (default:"
              + " each that is no variant of another; a name that is none lists all).")
  private List<OwnGenerators.Own> generators = List.of();

  @Option(
      names = "--yarpgen",
      paramLabel = "PATH",
      description = "generate: measure this YARPGen too.")
  private Optional<String> yarpgen = Optional.empty();

  @Option(
      names = "--no-policies-too",
      description =
          "generate: measure programs without policies too (exact-no-policies), and compare.")
  private boolean noPoliciesToo;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description =
          "generate: count the lines that are executed, and those that -O2 leaves, of so many"
              + " programs (default: 50).")
  private int sample = 50;

  @Option(names = "--json", description = "generate: print one JSON object.")
  private boolean json;

  /** Reads the value of {@code --size}. */
  static final class SizeConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      return Stream.of(Size.values())
          .filter(size -> size.label().equals(text))
          .findFirst()
          .orElseThrow(() ->
              new TypeConversionException(
                  "not a size: '" + text + "' (there are: small, medium, large)"));
    }
  }

  /** Reads one name of {@code --generators}. */
  static final class OwnConverter implements ITypeConverter<OwnGenerators.Own> {
    @Override
    public OwnGenerators.Own convert(String text) {
      return OwnGenerators.find(text)
          .orElseThrow(() ->
              new TypeConversionException(
                  "not a generator: '%s' (there are: %s)".formatted(text, OwnGenerators.names())));
    }
  }

  int count() {
    return Math.max(1, count);
  }

  long seed() {
    return seed.value();
  }

  Size size() {
    return size;
  }

  /** Each once, in the order of the tables. */
  List<OwnGenerators.Own> generators() {
    var all = new LinkedHashSet<>(generators.isEmpty() ? OwnGenerators.usual() : generators);
    if (noPoliciesToo) {
      OwnGenerators.find(OwnGenerators.NO_POLICIES).ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  Optional<String> yarpgen() {
    return yarpgen;
  }

  int sample() {
    return sample;
  }

  boolean json() {
    return json;
  }
}
