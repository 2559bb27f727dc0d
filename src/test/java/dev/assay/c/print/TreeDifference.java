package dev.assay.c.print;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the first place where two trees differ, so that a failed test says more than that they do.
 */
final class TreeDifference {
  private TreeDifference() {}

  /** The path to the place and what stands there in each tree. */
  static Optional<String> between(Object left, Object right) {
    return left.equals(right) ? Optional.empty() : Optional.of(find("", left, right));
  }

  private static String find(String path, Object left, Object right) {
    if (left instanceof Record && left.getClass() == right.getClass()) {
      for (RecordComponent component : left.getClass().getRecordComponents()) {
        Object a = value(component, left);
        Object b = value(component, right);
        if (!a.equals(b)) {
          return find(
              path + "/" + left.getClass().getSimpleName() + "." + component.getName(), a, b);
        }
      }
    }
    if (left instanceof List<?> a && right instanceof List<?> b) {
      for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
        if (!a.get(i).equals(b.get(i))) {
          return find(path + "[" + i + "]", a.get(i), b.get(i));
        }
      }
    }
    if (left instanceof Optional<?> a
        && right instanceof Optional<?> b
        && a.isPresent()
        && b.isPresent()) {
      return find(path, a.get(), b.get());
    }
    if (left instanceof Map<?, ?> a
        && right instanceof Map<?, ?> b
        && a.keySet().equals(b.keySet())) {
      for (Object key : a.keySet()) {
        if (!a.get(key).equals(b.get(key))) {
          return find(path + "[" + key + "]", a.get(key), b.get(key));
        }
      }
    }
    return path + ":\n  " + shown(left) + "\n  " + shown(right);
  }

  private static String shown(Object value) {
    String text = value.toString();
    return text.length() > 600 ? text.substring(0, 600) + "..." : text;
  }

  private static Object value(RecordComponent component, Object owner) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
