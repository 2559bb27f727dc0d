package dev.assay.campaign.config;

import java.util.List;

/** What became of reading a configuration. */
public sealed interface ConfigRead {
  /** It can be used as it is. */
  record Fine(Settings settings) implements ConfigRead {}

  /**
   * It cannot be used.
   *
   * @param problems one line each: the file, the line and column in it, what is wrong, what to do
   */
  record Wrong(List<String> problems) implements ConfigRead {
    public Wrong {
      problems = List.copyOf(problems);
    }
  }
}
