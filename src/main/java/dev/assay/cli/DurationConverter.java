package dev.assay.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads durations as people write them: {@code 90s}, {@code 10m}, {@code 1h30m}, {@code 2d}. */
final class DurationConverter implements ITypeConverter<Duration> {
  private static final Pattern WHOLE =
      Pattern.compile("(?:(\\d{1,6})d)?(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s?)?");

  @Override
  public Duration convert(String text) {
    Matcher matcher = WHOLE.matcher(text);
    if (text.isEmpty() || !matcher.matches()) {
      throw new TypeConversionException(
          "not a duration: '" + text + "' (write 90s, 10m, 1h30m or 2d)");
    }
    return Duration.ofDays(number(matcher.group(1)))
        .plusHours(number(matcher.group(2)))
        .plusMinutes(number(matcher.group(3)))
        .plusSeconds(number(matcher.group(4)));
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }
}
