package dev.assay.c;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * An attribute as written: {@code __attribute__((name(arguments)))} or {@code [[name(arguments)]]}.
 *
 * <p>The name is without surrounding underscores; {@code value} is the first argument where it is
 * an integer constant.
 */
public record Attribute(Style style, String name, String arguments, OptionalLong value) {
  /** How the attribute is spelled. */
  public enum Style {
    GNU,
    STANDARD
  }

  public static Optional<Attribute> find(List<Attribute> attributes, String name) {
    return attributes.stream().filter(a -> a.name.equals(name)).findFirst();
  }

  public static boolean has(List<Attribute> attributes, String name) {
    return find(attributes, name).isPresent();
  }
}
