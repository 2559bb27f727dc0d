package dev.assay.compile.feedback;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often each thing that a compiler counts happened in a build, by the thing's name. */
public record Feedback(SortedMap<String, Long> counters) {
  public static final Feedback NONE = new Feedback(new TreeMap<>());

  public Feedback {
    counters = Collections.unmodifiableSortedMap(new TreeMap<>(counters));
  }

  public static Feedback of(Map<String, Long> counters) {
    return new Feedback(new TreeMap<>(counters));
  }

  /** All builds taken as one. */
  public static Feedback sum(Collection<Feedback> all) {
    var sum = new TreeMap<String, Long>();
    for (Feedback one : all) {
      one.counters.forEach((name, count) -> sum.merge(name, count, Long::sum));
    }
    return new Feedback(sum);
  }

  /** The same with the name of its source before each name. */
  Feedback from(String source) {
    var named = new TreeMap<String, Long>();
    counters.forEach((name, count) -> named.put(source + "/" + name, count));
    return new Feedback(named);
  }

  /** What some of its sources told. */
  Feedback toldBy(Collection<String> sources) {
    var some = new TreeMap<>(counters);
    some.keySet().removeIf(name -> !sources.contains(name.substring(0, name.indexOf('/'))));
    return new Feedback(some);
  }

  public long count(String name) {
    return counters.getOrDefault(name, 0L);
  }

  public Set<String> names() {
    return counters.keySet();
  }
}
