package dev.assay.reduce;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Finds as many edits of a list as can be made together: large parts of the list first, then
 * smaller ones.
 *
 * <p>Several parts are tried at once, each as if those before it had failed; the first success by
 * place counts, so the result is that of trying one after the other.
 */
final class ListMinimizer {
  private final Candidates candidates;
  private final int jobs;
  private final BooleanSupplier stop;
  private final Consumer<Subject> found;
  private final Runnable tried;
  private final Subject base;
  private final List<Edit> accepted = new ArrayList<>();
  private Subject best;

  ListMinimizer(
      Candidates candidates,
      ReductionOptions options,
      Subject base,
      Consumer<Subject> found,
      Runnable tried) {
    this.candidates = candidates;
    this.jobs = Math.max(1, options.jobs());
    this.stop = options.stop();
    this.base = base;
    this.best = base;
    this.found = found;
    this.tried = tried;
  }

  /** The subject after all edits that could be made. */
  Subject minimised(List<Edit> edits) {
    var groups = new TreeMap<Integer, List<Edit>>();
    edits.forEach(edit -> groups.computeIfAbsent(edit.group(), _ -> new ArrayList<>()).add(edit));
    groups.values().forEach(this::minimise);
    return best;
  }

  private void minimise(List<Edit> edits) {
    List<Edit> open = edits;
    int length = edits.size();
    while (!open.isEmpty() && length > 0 && !stop.getAsBoolean()) {
      open = Reached.of(base, accepted).still(open);
      if (open.isEmpty()) {
        break;
      }
      open = round(open, Math.min(length, open.size()));
      length = Math.min(length, open.size() + 1) / 2;
    }
  }

  /** Tries parts of this length, and gives back the edits that were not made. */
  private List<Edit> round(List<Edit> open, int length) {
    List<List<Edit>> parts = parts(open, length);
    var left = new ArrayList<Edit>();
    int at = 0;
    while (at < parts.size()) {
      if (stop.getAsBoolean()) {
        return List.of();
      }
      List<List<Edit>> window = parts.subList(at, Math.min(parts.size(), at + jobs));
      Optional<Candidates.Success> success =
          candidates.first(base, window.stream().map(this::together).toList(), best.size());
      int failed = success.map(Candidates.Success::place).orElse(window.size());
      window.subList(0, failed).forEach(left::addAll);
      at += failed;
      if (success.isPresent()) {
        accepted.addAll(window.get(failed));
        best = success.get().subject();
        found.accept(best);
        at++;
      } else {
        tried.run();
      }
    }
    return left;
  }

  private Collection<Edit> together(List<Edit> part) {
    var all = new ArrayList<>(accepted);
    all.addAll(part);
    return all;
  }

  private static List<List<Edit>> parts(List<Edit> edits, int length) {
    var parts = new ArrayList<List<Edit>>();
    for (int start = 0; start < edits.size(); start += length) {
      parts.add(List.copyOf(edits.subList(start, Math.min(edits.size(), start + length))));
    }
    return parts;
  }
}
