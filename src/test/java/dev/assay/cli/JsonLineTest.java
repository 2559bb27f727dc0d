package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class JsonLineTest {
  @Test
  void writesEachKindOfValue() {
    assertEquals(
        "{\"a\": \"x\", \"b\": -1, \"c\": null, \"d\": 5, \"e\": null}",
        new JsonLine()
            .put("a", "x")
            .put("b", -1)
            .putNull("c")
            .put("d", OptionalLong.of(5))
            .put("e", OptionalLong.empty())
            .toString());
  }

  @Test
  void escapesWhatJsonForbids() {
    assertEquals(
        "{\"s\": \"\\\"\\\\\\n\\t\\r\\u0000\\u007f\\u00e9\"}",
        new JsonLine().put("s", "\"\\\n\t\r\0\u007f\u00e9").toString());
  }

  @Test
  void bytesAreReadAsUtf8() {
    assertEquals("{\"s\": \"\\u00e9\"}", new JsonLine().putBytes("s", "\u00c3\u00a9").toString());
  }

  @Test
  void bytesThatAreNotUtf8AreNotLost() {
    assertEquals(
        "{\"s\": \"a\\udcffb\\udcc3\"}", new JsonLine().putBytes("s", "a\u00ffb\u00c3").toString());
  }

  @Test
  void theEmptyObjectIsOne() {
    assertEquals("{}", new JsonLine().toString());
  }
}
