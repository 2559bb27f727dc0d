package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Tags;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes functions in place of those that cannot come along: what they give depends on the numbers
 * that they are called with, or is one of the pointers, and they do nothing else.
 */
final class StandIn {
  private static final int[] RANGES = {2, 3, 8, 256};
  private static final int ELEMENTS = 24;

  private final Tags tags;

  StandIn(Tags tags) {
    this.tags = tags;
  }

  /**
   * A function's text.
   *
   * @param objects what must be declared before it, as {@code T name[n]}
   */
  record Text(List<Held> objects, String definition) {}

  /** An object to which a function gives a pointer. */
  record Held(String name, String declaration) {}

  /** Empty if there is no value that it could give. */
  Optional<Text> of(String name, CType.Function type, boolean isEndless) {
    if (!type.prototyped()) {
      return Optional.empty();
    }
    String parameters =
        type.parameters().isEmpty()
            ? "void"
            : IntStream.range(0, type.parameters().size())
                .mapToObj(i -> Printer.print(type.parameters().get(i), "a" + i))
                .collect(Collectors.joining(", "));
    String head =
        "static "
            + Printer.print(
                type.result(), name + "(" + parameters + (type.variadic() ? ", ..." : "") + ")");
    var objects = new ArrayList<Held>();
    String body = isEndless ? "__builtin_trap();" : body(name, type, objects);
    return Optional.of(new Text(objects, head + " {\n  " + body + "\n}\n"));
  }

  private String body(String name, CType.Function type, List<Held> objects) {
    CType result = Types.canonical(type.result());
    if (Types.isVoid(result)) {
      return ";";
    }
    if (Types.isPointer(result)) {
      return "return " + pointer(name, type, objects) + ";";
    }
    if (Types.isReal(result)) {
      int range = RANGES[Math.floorMod(name.substring(name.indexOf('_') + 1).hashCode(), 4)];
      return "return ("
          + Printer.print(type.result())
          + ")(("
          + mixed(type)
          + ") % "
          + range
          + ");";
    }
    return Printer.print(type.result(), "r") + " = {0};\n  return r;";
  }

  private static String mixed(CType.Function type) {
    var text = new StringBuilder("7u");
    for (int i = 0; i < type.parameters().size(); i++) {
      if (Proxy.kind(type.parameters().get(i)).isPresent()) {
        text.insert(0, "(").append(") * 31u + (unsigned)a").append(i);
      }
    }
    return text.toString();
  }

  private String pointer(String name, CType.Function type, List<Held> objects) {
    CType target = Names.unqualified(Types.target(type.result()));
    String cast = "(" + Printer.print(type.result()) + ")";
    for (int i = 0; i < type.parameters().size(); i++) {
      CType parameter = Types.canonical(type.parameters().get(i));
      if (Types.isPointer(parameter) && Types.sameUnqualified(Types.target(parameter), target)) {
        return cast + "a" + i;
      }
    }
    boolean isNumber = Proxy.kind(target).isPresent();
    boolean isRecord = Types.isRecord(target) && Sizes.isModest(target, tags);
    if (!isNumber && !(isRecord && Names.has(target))) {
      return cast + "0";
    }
    String object = name + "_object";
    objects.add(
        new Held(object, Printer.print(target, object + "[" + (isNumber ? ELEMENTS : 1) + "]")));
    return cast + object;
  }
}
