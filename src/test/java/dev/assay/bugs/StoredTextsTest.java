package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tomlj.TomlParseResult;

/** What is written can be read back, whatever it holds. */
final class StoredTextsTest {
  private static final String ODD = "a \"b\" \\n c\\\n\td\r\u0001\u007f \u00e9 \ud83d\ude00 # = ]";

  @Test
  void listsComeBackFromTheirLines() {
    for (var list : List.of(List.<String>of(), List.of(""), List.of("", ODD, " x ", ODD))) {
      assertEquals(list, Lines.split(Lines.join(list)));
    }
    var map = Map.of("A", "b=c", "D", ODD, "E", "");
    assertEquals(map, Lines.splitMap(Lines.joinMap(map)));
  }

  @Test
  void tomlIsReadBackByOthers() {
    String text =
        new Toml()
            .comment("first")
            .put("id", ODD)
            .put("odd key", 7)
            .put("yes", true)
            .put("many", List.of("a", ODD))
            .element("campaign")
            .put("number", 1)
            .table("campaign.settings")
            .putAll(Map.of("seed", "5"))
            .element("campaign")
            .put("number", 2)
            .toString();
    TomlParseResult toml = org.tomlj.Toml.parse(text);
    assertFalse(toml.hasErrors(), () -> toml.errors() + text);
    assertEquals(ODD, toml.getString("id"));
    assertEquals(7, toml.getLong(List.of("odd key")));
    assertEquals(true, toml.getBoolean("yes"));
    assertEquals(ODD, toml.getArrayOrEmpty("many").getString(1));
    assertEquals("5", toml.getArrayOrEmpty("campaign").getTable(0).getString("settings.seed"));
    assertEquals(2, toml.getArrayOrEmpty("campaign").getTable(1).getLong("number"));
  }
}
