package dev.assay.campaign.greybox;

import dev.assay.compile.feedback.Features;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A corpus that takes in what shows something new, one program after another.
 *
 * <p>The energy of a program is the rarity of what it shows: each of its features counts the more,
 * the fewer programs have it. What joined lately, and what has had children that joined lately,
 * gets more of it; what is long gets less, as its mutants take longer to compile.
 */
final class GrowingCorpus {
  /** So many that joined last are young, and their parents fruitful. */
  private static final int YOUNG = 24;

  private static final int YOUNG_FACTOR = 3;
  private static final int CHILD_FACTOR = 1;

  /** Energies are whole numbers, and rare features are worth less than one each. */
  private static final double SCALE = 16;

  /** A program of so many characters takes about twice the time that an empty one takes. */
  private static final double COSTLY_LENGTH = 2000;

  private final List<CorpusProgram> programs = new ArrayList<>();
  private final Map<Long, Integer> owners = new HashMap<>();

  GrowingCorpus(List<CorpusProgram> roots) {
    roots.forEach(this::add);
  }

  /** Takes the program in if it has a feature that no other has. */
  boolean offer(CorpusProgram program) {
    boolean joins = program.features().stream().anyMatch(feature -> !owners.containsKey(feature));
    if (joins) {
      add(program);
    }
    return joins;
  }

  private void add(CorpusProgram program) {
    programs.add(program);
    program.features().stream().forEach(feature -> owners.merge(feature, 1, Integer::sum));
  }

  /** How many different features there are. */
  int features() {
    return owners.size();
  }

  Corpus now() {
    List<CorpusProgram> roots = programs.stream().filter(CorpusProgram::isRoot).toList();
    Map<String, Integer> children = new HashMap<>();
    int young = Math.max(0, programs.size() - YOUNG);
    for (CorpusProgram program : programs.subList(young, programs.size())) {
      ancestors(program.lineage()).forEach(name -> children.merge(name, 1, Integer::sum));
    }
    var energies = new ArrayList<Integer>();
    for (int i = 0; i < programs.size(); i++) {
      CorpusProgram program = programs.get(i);
      int fruit = children.getOrDefault(program.lineage().toString(), 0);
      int favour = (i >= young && !program.isRoot() ? YOUNG_FACTOR : 1) + CHILD_FACTOR * fruit;
      double worth = favour * rarity(program.features()) / cost(program);
      energies.add(1 + (int) Math.round(SCALE * worth));
    }
    return new Corpus(programs, roots, energies, covered());
  }

  /** Those that its parent may be: it was made of it in a few steps at most. */
  private static List<String> ancestors(Lineage lineage) {
    var prefixes = new ArrayList<String>();
    Lineage prefix = Lineage.of(lineage.root());
    for (Lineage.Link link : lineage.links()) {
      prefixes.add(prefix.toString());
      prefix = prefix.then(link);
    }
    return prefixes.subList(Math.max(0, prefixes.size() - Breeder.MOST_STEPS), prefixes.size());
  }

  private static double cost(CorpusProgram program) {
    return 1 + program.text().length() / COSTLY_LENGTH;
  }

  private double rarity(Features features) {
    return features.stream().mapToDouble(feature -> 1.0 / owners.get(feature)).sum();
  }

  private Features covered() {
    return Features.ofHashes(owners.keySet().stream().mapToLong(hash -> hash));
  }
}
