package dev.assay.campaign.config;

import dev.assay.compile.find.ConfiguredCompiler;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;

/**
 * What the user wants otherwise than it is by itself.
 *
 * @param compilerLimits for compilers that have none of their own
 * @param programLimits for the programs that compilers make
 */
public record Settings(
    List<ConfiguredCompiler> compilers,
    CampaignDefaults campaign,
    ExactSettings exact,
    ProcessLimits compilerLimits,
    ProcessLimits programLimits) {
  /** What is used where there is no file. */
  public static final Settings DEFAULT =
      new Settings(
          List.of(),
          CampaignDefaults.DEFAULT,
          ExactSettings.DEFAULT,
          ProcessLimits.COMPILER,
          ProcessLimits.PROGRAM);

  public Settings {
    compilers = List.copyOf(compilers);
  }
}
