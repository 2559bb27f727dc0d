package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

final class DurationConverterTest {
  @ParameterizedTest
  @CsvSource({
    "90s, 90",
    "90, 90",
    "10m, 600",
    "1h30m, 5400",
    "1h5, 3605",
    "2d, 172800",
    "1d1h1m1s, 90061",
    "0s, 0"
  })
  void readsWhatPeopleWrite(String text, long seconds) {
    assertEquals(Duration.ofSeconds(seconds), new DurationConverter().convert(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "m", "-1s", "1.5h", "1m1h", "10 m", "10M", "9999999s", "1w"})
  void refusesTheRest(String text) {
    var failure =
        assertThrows(TypeConversionException.class, () -> new DurationConverter().convert(text));
    assertEquals(
        "not a duration: '" + text + "' (write 90s, 10m, 1h30m or 2d)", failure.getMessage());
  }
}
