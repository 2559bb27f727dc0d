package dev.assay.cli;

import dev.assay.campaign.DefaultMix;
import dev.assay.campaign.greybox.GreyboxWays;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What the command line asks of the sources of programs; what it leaves open is empty.
 *
 * @param names with weights, as {@code --generators} has them
 * @param functions those for mutators that inject
 * @param corpus more programs for greybox
 * @param blind whether greybox gets no feedback
 * @param adapt whether weights follow what sources yield
 */
record GeneratorWish(
    List<String> names,
    Optional<Path> functions,
    Optional<Path> corpus,
    boolean blind,
    Optional<Boolean> adapt) {
  GeneratorWish {
    names = List.copyOf(names);
  }

  /** What is wished, whole, or what is wrong with it. */
  sealed interface Wished {
    /**
     * The sources.
     *
     * @param adapted whether their weights follow what they yield
     */
    record Fine(List<GeneratorEntry> entries, boolean adapted) implements Wished {
      public Fine {
        entries = List.copyOf(entries);
      }
    }

    record Wrong(String message) implements Wished {}
  }

  /** These sources, unless others were named. */
  GeneratorWish or(List<String> others, Optional<Boolean> adapted) {
    return names.isEmpty()
        ? new GeneratorWish(others, functions, corpus, blind, adapt.or(() -> adapted))
        : this;
  }

  /**
   * All sources by name.
   *
   * @param configured the weights that {@code assay.toml} has
   */
  Wished wished(Optional<Map<String, Integer>> configured) {
    List<String> all = names.isEmpty() ? ofFile(configured) : names;
    var entries = new ArrayList<GeneratorEntry>();
    boolean mixed = false;
    for (String text : all) {
      Optional<GeneratorEntry> entry = GeneratorEntry.parse(text);
      if (entry.isEmpty()) {
        return new Wished.Wrong(
            "--generators: '" + text + "' has no weight of 1 to 1000 after its '='");
      }
      boolean isDefault = entry.get().name().equals(DefaultMix.NAME);
      mixed |= isDefault;
      entries.addAll(isDefault ? defaults(entry.get().weight()) : List.of(entry.get()));
    }
    return complete(new Wished.Fine(entries, adapt.orElse(mixed)));
  }

  private static List<String> ofFile(Optional<Map<String, Integer>> configured) {
    return configured
        .map(weights ->
            weights.entrySet().stream()
                .filter(weight -> weight.getValue() > 0)
                .sorted(Map.Entry.comparingByKey())
                .map(weight -> weight.getKey() + "=" + weight.getValue())
                .toList())
        .orElse(List.of(DefaultMix.NAME));
  }

  private static List<GeneratorEntry> defaults(int times) {
    return DefaultMix.rows().stream()
        .map(row -> new GeneratorEntry(row.generator(), row.weight() * times, true))
        .toList();
  }

  private Wished complete(Wished.Fine plain) {
    boolean greybox = plain.entries().stream().anyMatch(GeneratorEntry::isGreybox);
    if (blind && !greybox) {
      return new Wished.Wrong("--no-feedback is for --generators greybox");
    }
    if (corpus.isPresent() && !greybox) {
      return new Wished.Wrong("--corpus is for --generators greybox");
    }
    if (functions.isPresent() && plain.entries().stream().noneMatch(GeneratorEntry::hasMutators)) {
      return new Wished.Wrong(
          "--functions is for generators with mutators, such as --generators csmith+emi");
    }
    List<GeneratorEntry> all = plain.entries();
    if (blind) {
      all = each(all, e -> e.name().matches("greybox(@.*)?"), GeneratorWish::blind);
    }
    if (corpus.isPresent()) {
      all = each(all, GeneratorEntry::isGreybox, entry -> entry.at(corpus.get()));
    }
    if (functions.isPresent()) {
      all = each(all, GeneratorEntry::hasMutators, entry -> entry.at(functions.get()));
    }
    return new Wished.Fine(all, plain.adapted());
  }

  private static GeneratorEntry blind(GeneratorEntry entry) {
    return entry.named(GreyboxWays.BLIND + entry.name().substring(GreyboxWays.NAME.length()));
  }

  private static List<GeneratorEntry> each(
      List<GeneratorEntry> entries,
      Predicate<GeneratorEntry> which,
      UnaryOperator<GeneratorEntry> change) {
    return entries.stream().map(e -> which.test(e) ? change.apply(e) : e).toList();
  }
}
