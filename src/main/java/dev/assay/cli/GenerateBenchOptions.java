package dev.assay.cli;

import dev.assay.generate.exact.Size;
import dev.assay.random.Seed;
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
      names = "--yarpgen",
      paramLabel = "PATH",
      description = "generate: measure this YARPGen too.")
  private Optional<String> yarpgen = Optional.empty();

  @Option(
      names = "--no-policies-too",
      description = "generate: measure programs without policies too, and compare.")
  private boolean noPoliciesToo;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "generate: count the executed lines of so many programs (default: 50).")
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

  int count() {
    return Math.max(1, count);
  }

  long seed() {
    return seed.value();
  }

  Size size() {
    return size;
  }

  Optional<String> yarpgen() {
    return yarpgen;
  }

  boolean noPoliciesToo() {
    return noPoliciesToo;
  }

  int sample() {
    return sample;
  }

  boolean json() {
    return json;
  }
}
