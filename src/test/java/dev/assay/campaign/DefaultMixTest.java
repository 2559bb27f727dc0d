package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DefaultMixTest {
  @Test
  void theDocumentHasTheSameTable() throws IOException {
    String document = Files.readString(Path.of("docs", "campaigns.md"));
    for (DefaultMix.Row row : DefaultMix.rows()) {
      String start = "| `%s` | %d | ".formatted(row.generator(), row.weight());
      assertTrue(document.contains("\n" + start), start);
    }
  }

  @Test
  void aSourceIsFoundWithWhatItWorksOn() {
    assertEquals("greybox", DefaultMix.row("greybox@/my/tests").orElseThrow().generator());
    assertEquals("exact+inject", DefaultMix.row("exact+inject@f.gz").orElseThrow().generator());
    assertEquals(Optional.empty(), DefaultMix.row("greybox-blind"));
  }
}
