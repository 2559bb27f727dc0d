package dev.assay.mutate;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Remembers what was found out about nodes of programs. It is asked for nodes that stay as they
 * are, so it changes nothing but the time that an answer takes.
 */
public final class Memo {
  private final Map<Object, Map<Class<?>, Object>> known = new IdentityHashMap<>();

  /** What is known of that kind about a node; found out if it is not known yet. */
  public synchronized <T> T of(Object node, Class<T> kind, Supplier<T> made) {
    return kind.cast(
        known.computeIfAbsent(node, _ -> new HashMap<>()).computeIfAbsent(kind, _ -> made.get()));
  }
}
