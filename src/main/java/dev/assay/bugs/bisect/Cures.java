package dev.assay.bugs.bisect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Finds those among many switches that make a bug go away alone: all at once first, then the halves
 * of every group without the bug. Most switches are never tried alone.
 *
 * @param complete false if the number of builds ran out
 */
record Cures(List<List<String>> switches, boolean complete) {
  Cures {
    switches = List.copyOf(switches);
  }

  /**
   * @param all each a list of flags that belong together
   * @param most how many builds may be spent
   */
  static Cures among(List<List<String>> all, int most, Questions questions) {
    var cures = new ArrayList<List<String>>();
    List<List<List<String>>> groups = all.isEmpty() ? List.of() : List.of(all);
    int spent = 0;
    while (!groups.isEmpty()) {
      if (spent + groups.size() > Math.min(most, questions.left() + spent)) {
        return new Cures(cures, false);
      }
      spent += groups.size();
      List<Answer> answers = questions.ask(groups.stream().map(Cures::flat).toList());
      var next = new ArrayList<List<List<String>>>();
      for (int i = 0; i < groups.size(); i++) {
        List<List<String>> group = groups.get(i);
        if (answers.get(i) != Answer.BAD && group.size() > 1) {
          next.add(group.subList(0, group.size() / 2));
          next.add(group.subList(group.size() / 2, group.size()));
        } else if (answers.get(i) == Answer.GOOD) {
          cures.add(group.getFirst());
        }
      }
      groups = next;
    }
    return new Cures(inOrder(all, cures), true);
  }

  private static List<List<String>> inOrder(List<List<String>> all, Collection<List<String>> some) {
    return all.stream().filter(some::contains).toList();
  }

  private static List<String> flat(List<List<String>> group) {
    return group.stream().flatMap(List::stream).toList();
  }
}
