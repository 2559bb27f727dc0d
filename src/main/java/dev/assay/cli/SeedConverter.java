package dev.assay.cli;

import dev.assay.random.Seed;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of {@code --seed}. */
final class SeedConverter implements ITypeConverter<Seed> {
  @Override
  public Seed convert(String text) {
    return Seed.parse(text)
        .orElseThrow(() ->
            new TypeConversionException(
                "not a seed: '" + text + "' (a number from 0 to 2^64-1, or 0x and hex digits)"));
  }
}
