package dev.assay.campaign.config;

import dev.assay.c.DataModel;
import dev.assay.compile.Family;
import dev.assay.compile.find.ConfiguredCompiler;
import dev.assay.compile.process.ProcessLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Turns the tables of a file into settings. */
final class SettingsReader {
  private SettingsReader() {}

  /** Of use only if no problem was noted. */
  static Settings read(TableReader root) {
    Optional<TableReader> limits = root.table("limits", "[limits]");
    ProcessLimits forCompilers =
        limits(limits, "compiler", "[limits.compiler]", ProcessLimits.COMPILER);
    ProcessLimits forPrograms =
        limits(limits, "program", "[limits.program]", ProcessLimits.PROGRAM);
    limits.ifPresent(TableReader::finish);
    var settings =
        new Settings(
            compilers(root.tables("compiler"), forCompilers),
            root.table("campaign", "[campaign]")
                .map(SettingsReader::campaign)
                .orElse(CampaignDefaults.DEFAULT),
            root.table("exact", "[exact]").map(ExactReader::read).orElse(ExactSettings.DEFAULT),
            forCompilers,
            forPrograms);
    root.finish();
    return settings;
  }

  private static List<ConfiguredCompiler> compilers(List<TableReader> tables, ProcessLimits usual) {
    var names = new HashSet<String>();
    var compilers = new ArrayList<ConfiguredCompiler>();
    for (TableReader table : tables) {
      compilers.add(compiler(table, usual, names));
      table.finish();
    }
    return List.copyOf(compilers);
  }

  private static ConfiguredCompiler compiler(
      TableReader table, ProcessLimits usual, Set<String> names) {
    Optional<String> name = table.requiredText("name");
    name.ifPresent(given -> checkName(table, given, names));
    Optional<String> path = table.requiredText("path");
    Optional<List<String>> levels = table.texts("levels");
    if (levels.map(List::isEmpty).orElse(false)) {
      table.wrong("levels", "'levels' is empty; for a compiler without levels write [\"\"]");
    }
    Map<String, String> environment =
        table
            .table("environment", "environment of [[compiler]]")
            .map(TableReader::namedTexts)
            .orElse(Map.of());
    return new ConfiguredCompiler(
        name.orElse(""),
        path.orElse(""),
        family(table),
        table.texts("arguments").orElse(List.of()),
        levels,
        table.texts("runner"),
        model(table),
        environment,
        limits(Optional.of(table), "limits", "limits of [[compiler]]", usual));
  }

  private static void checkName(TableReader table, String name, Set<String> names) {
    if (!name.matches("[\\w.+-]+")) {
      table.wrong(
          "name",
          "the name '" + name + "' has characters other than letters, digits and . + - _ in it");
    } else if (!names.add(name)) {
      table.wrong("name", "there is a compiler named '" + name + "' before; choose another name");
    }
  }

  private static Optional<Family> family(TableReader table) {
    Optional<String> given = table.text("family");
    Optional<Family> family =
        given.flatMap(text ->
            Arrays.stream(Family.values()).filter(f -> spelling(f).equals(text)).findFirst());
    if (given.isPresent() && family.isEmpty()) {
      List<String> known = Arrays.stream(Family.values()).map(SettingsReader::spelling).toList();
      table.wrong(
          "family",
          "unknown family '"
              + given.get()
              + "'"
              + MeantName.hint(given.get(), known, "known: " + String.join(", ", known)));
    }
    return family;
  }

  private static String spelling(Family family) {
    return family.name().toLowerCase(Locale.ROOT);
  }

  private static Optional<DataModel> model(TableReader table) {
    Optional<String> given = table.text("data-model");
    Optional<DataModel> model = given.flatMap(DataModel::byName);
    if (given.isPresent() && model.isEmpty()) {
      table.wrong(
          "data-model", "unknown data model '" + given.get() + "'; known: lp64, ilp32, llp64");
    }
    return model;
  }

  private static ProcessLimits limits(
      Optional<TableReader> outer, String key, String name, ProcessLimits usual) {
    return outer
        .flatMap(table -> table.table(key, name))
        .map(table -> LimitsReader.read(table, usual))
        .orElse(usual);
  }

  private static CampaignDefaults campaign(TableReader table) {
    Optional<TableReader> generators = table.table("generators", "[campaign] generators");
    var weights = generators.map(TableReader::namedWeights);
    if (weights.isPresent() && weights.get().values().stream().noneMatch(w -> w > 0)) {
      table.wrong("generators", "'generators' has no weight above 0; give one of them 1");
    }
    var jobs = table.integer("jobs", 1, 4096);
    var settings =
        new CampaignDefaults(
            jobs.isPresent() ? OptionalInt.of((int) jobs.getAsLong()) : OptionalInt.empty(),
            table.integer("seed", Long.MIN_VALUE, Long.MAX_VALUE),
            weights,
            nonEmpty(table, "levels"),
            nonEmpty(table, "compilers"),
            table.share("swarm"),
            table.text("known"));
    table.finish();
    return settings;
  }

  private static Optional<List<String>> nonEmpty(TableReader table, String key) {
    Optional<List<String>> texts = table.texts(key);
    if (texts.map(List::isEmpty).orElse(false)) {
      table.wrong(key, "'" + key + "' is empty; leave it out to use all of them");
    }
    return texts;
  }
}
