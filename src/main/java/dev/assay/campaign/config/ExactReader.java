package dev.assay.campaign.config;

import dev.assay.generate.exact.FloatResults;
import dev.assay.generate.exact.Size;
import dev.assay.generate.exact.lower.Barrier;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Knob;
import dev.assay.generate.exact.policy.PolicyOverrides;
import dev.assay.generate.exact.policy.PolicySettings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

/** Reads the table {@code [exact]} and those inside of it. */
final class ExactReader {
  private final TableReader table;
  private PolicyOverrides overrides = PolicyOverrides.NONE;

  private ExactReader(TableReader table) {
    this.table = table;
  }

  static ExactSettings read(TableReader table) {
    var reader = new ExactReader(table);
    reader.knobs(Knob.Section.FEATURES, "features");
    reader.knobs(Knob.Section.PARAMETERS, "parameters");
    table.table("distributions", "[exact.distributions]").ifPresent(reader::distributions);
    reader.overrides.problem().ifPresent(problem -> table.wrongStart("[exact]: " + problem));
    var settings =
        new ExactSettings(
            reader.choice("size", List.of(Size.values()), Size::label),
            reader.files(),
            reader.choice("barrier", List.of(Barrier.values()), Barrier::label),
            small(table.integer("inputs", 1, ExactSettings.MOST_INPUTS)),
            reader.choice("floats", List.of(FloatResults.values()), FloatResults::label),
            new PolicySettings(table.flag("policies").orElse(true), reader.overrides));
    table.finish();
    return settings;
  }

  private OptionalInt files() {
    OptionalLong files = table.integer("files", 1, 3);
    if (files.isPresent() && files.getAsLong() == 2) {
      table.wrong("files", "'files' in [exact] is 2; it must be 1 or 3");
    }
    return small(files);
  }

  private static OptionalInt small(OptionalLong number) {
    return number.isPresent() ? OptionalInt.of((int) number.getAsLong()) : OptionalInt.empty();
  }

  private <T> Optional<T> choice(String key, List<T> values, Function<T, String> label) {
    Optional<String> given = table.text(key);
    Optional<T> value =
        given.flatMap(text -> values.stream().filter(v -> label.apply(v).equals(text)).findFirst());
    if (given.isPresent() && value.isEmpty()) {
      List<String> labels = values.stream().map(label).toList();
      table.wrong(
          key,
          "unknown %s '%s' in [exact]".formatted(key, given.get())
              + MeantName.hint(given.get(), labels, "known: " + String.join(", ", labels)));
    }
    return value;
  }

  private void knobs(Knob.Section section, String key) {
    List<Knob> knobs = Knob.values().stream().filter(k -> k.section() == section).toList();
    table
        .table(key, "[exact." + key + "]")
        .ifPresent(inner -> {
          knobs.forEach(knob -> read(inner, knob.label(), knob));
          inner.finishNaming(knobs.stream().map(Knob::label).toList());
        });
  }

  private void distributions(TableReader inner) {
    for (Distribution distribution : Distribution.values()) {
      String name = "[exact.distributions." + distribution.label() + "]";
      inner
          .table(distribution.label(), name)
          .ifPresent(outcomes -> {
            for (int i = 0; i < distribution.outcomes().size(); i++) {
              read(outcomes, distribution.outcomes().get(i), Knob.of(distribution, i));
            }
            outcomes.finishNaming(distribution.outcomes());
          });
    }
    inner.finishNaming(Arrays.stream(Distribution.values()).map(Distribution::label).toList());
  }

  private void read(TableReader from, String key, Knob knob) {
    OptionalLong value = from.integer(key, knob.least(), knob.most());
    if (value.isPresent()) {
      overrides = overrides.with(knob, (int) value.getAsLong());
    }
  }
}
