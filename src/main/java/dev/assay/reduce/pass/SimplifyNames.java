package dev.assay.reduce.pass;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Renaming;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Rewriter;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Gives all things short names: functions {@code f}, {@code g}…, all else {@code a}, {@code b}…;
 * all at once, else of one kind, else only some.
 */
final class SimplifyNames implements ReductionPass {
  private static final String FUNCTION_LETTERS = "fghpqrstuvwxyzabcdeijklmno";
  private static final String LETTERS = "abcdeijklmnopqrstuvwxyzfgh";
  private static final int LONGEST = 2;
  private static final int MOST_PARTS = 16;

  @Override
  public String name() {
    return "simplify-names";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Renaming all = renaming(NameSpaces.of(subject));
    Map<String, String> none = Map.of();
    var ways = new ArrayList<Renaming>();
    ways.add(all);
    ways.add(new Renaming(all.ordinary(), none, none, none));
    ways.add(new Renaming(none, all.tags(), all.members(), all.labels()));
    List<String> names = all.ordinary().keySet().stream().sorted().toList();
    int fewest = names.size() / MOST_PARTS + 1;
    for (int length = names.size() / 2; length >= fewest; length /= 2) {
      for (int start = 0; start < names.size(); start += length) {
        List<String> some = names.subList(start, Math.min(names.size(), start + length));
        Map<String, String> part = new HashMap<>(all.ordinary());
        part.keySet().retainAll(some);
        ways.add(new Renaming(part, none, none, none));
      }
    }
    var edits = new ArrayList<Edit>();
    ways.stream()
        .filter(way ->
            Stream.of(way.ordinary(), way.tags(), way.members(), way.labels())
                .anyMatch(m -> !m.isEmpty()))
        .forEach(way -> edits.add(edit(subject, way, edits.size())));
    return edits;
  }

  private static Edit edit(Subject subject, Renaming renaming, int group) {
    var replacements = new ArrayList<Replacement>();
    for (Subject.Unit unit : subject.units()) {
      Program renamed = new Rewriter(renaming).program(unit.program());
      List<Decl> before = unit.program().declarations();
      for (int i = 0; i < before.size(); i++) {
        replacements.add(Replacement.of(before.get(i), renamed.declarations().get(i)));
      }
      for (TagDef definition : renamed.tags().definitions().values()) {
        if (definition.tag().isAnonymous()) {
          replacements.add(new Replacement.OfTag(definition.tag(), definition));
        }
      }
    }
    return new Edit("short names", group, replacements);
  }

  private static Renaming renaming(NameSpaces names) {
    Set<String> taken = new HashSet<>(names.fixed);
    keep(taken, names.functions);
    keep(taken, names.variables);
    keep(taken, names.typedefs);
    Map<String, String> ordinary = new HashMap<>();
    shorten(names.functions, FUNCTION_LETTERS, names, taken, ordinary);
    shorten(names.typedefs, LETTERS, names, taken, ordinary);
    shorten(names.variables, LETTERS, names, taken, ordinary);
    return new Renaming(
        ordinary, own(names.tags, names), own(names.members, names), own(names.labels, names));
  }

  /** What is short already is not given to something else. */
  private static void keep(Set<String> taken, Collection<String> names) {
    names.stream().filter(name -> name.length() <= LONGEST).forEach(taken::add);
  }

  private static Map<String, String> own(Set<String> names, NameSpaces all) {
    Set<String> taken = new HashSet<>(all.fixed);
    keep(taken, names);
    Map<String, String> shortened = new HashMap<>();
    shorten(names, LETTERS, all, taken, shortened);
    return shortened;
  }

  private static void shorten(
      Set<String> names,
      String letters,
      NameSpaces all,
      Set<String> taken,
      Map<String, String> shortened) {
    for (String name : names) {
      if (name.length() > 1 && !all.fixed.contains(name) && !shortened.containsKey(name)) {
        free(letters, taken)
            .filter(free -> free.length() < name.length())
            .ifPresent(free -> {
              shortened.put(name, free);
              taken.add(free);
            });
      }
    }
  }

  private static Optional<String> free(String letters, Set<String> taken) {
    List<String> single = letters.chars().mapToObj(Character::toString).toList();
    return Stream.concat(
            single.stream(), single.stream().flatMap(a -> single.stream().map(b -> a + b)))
        .filter(name -> !taken.contains(name))
        .findFirst();
  }
}
