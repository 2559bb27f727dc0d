package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A function around another one that has numbers for what that one has pointers for: each number
 * fills an object, or the elements of an array, that the pointer points to. What becomes of these
 * is part of the result.
 */
final class Proxy {
  private static final int ELEMENTS = 24;
  private static final int DEEPEST = 3;
  private static final String STEP = "s = s * 6364136223846793005ULL + 1442695040888963407ULL;";

  private final Decl.Function function;
  private final Tags tags;
  private final String name;
  private final List<IntKind> parameters = new ArrayList<>();
  private final List<String> arguments = new ArrayList<>();
  private final StringBuilder before = new StringBuilder();
  private final StringBuilder after = new StringBuilder();
  private boolean possible = true;

  /** Whether what is filled now can be changed by the function. */
  private boolean isChanged;

  private Proxy(Decl.Function function, Tags tags, String name) {
    this.function = function;
    this.tags = tags;
    this.name = name;
  }

  /**
   * How to call a function with numbers.
   *
   * @param text of the function around it; empty if it needs none
   */
  record Callable(String name, String text, List<IntKind> parameters, IntKind result) {
    Callable {
      parameters = List.copyOf(parameters);
    }
  }

  /** Empty if there is a parameter for which numbers cannot stand, or the result is no number. */
  static Optional<Callable> of(Decl.Function function, Tags tags, String name) {
    return new Proxy(function, tags, name).made();
  }

  private Optional<Callable> made() {
    if (!(Types.unqualified(function.type()) instanceof CType.Function type)) {
      return Optional.empty();
    }
    CType result = Types.canonical(type.result());
    for (int i = 0; i < function.parameters().size(); i++) {
      parameter(i, function.parameters().get(i).type());
    }
    Optional<IntKind> plain = kind(result);
    boolean direct = after.isEmpty() && before.isEmpty() && plain.isPresent();
    boolean known =
        plain.isPresent()
            || Types.isVoid(result) && !after.isEmpty()
            || Types.isPointer(result) && kind(Types.target(result)).isPresent();
    if (!possible || !known || parameters.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        direct
            ? new Callable(function.name(), "", parameters, plain.get())
            : new Callable(name, text(result), parameters, IntKind.ULLONG));
  }

  /** Up to 64 bits; enums are what they are stored as, which numbers convert to. */
  static Optional<IntKind> kind(CType given) {
    CType type = Types.unqualified(Types.canonical(given));
    return switch (type) {
      case CType.Int(IntKind kind) when kind != IntKind.INT128 && kind != IntKind.UINT128 ->
          Optional.of(kind);
      case CType.Enum _ -> Optional.of(IntKind.INT);
      case CType _ -> Optional.empty();
    };
  }

  private void parameter(int i, CType type) {
    Optional<IntKind> kind = kind(type);
    if (kind.isPresent()) {
      parameters.add(kind.get());
      arguments.add("a" + i);
      return;
    }
    CType target = Types.isPointer(type) ? Types.unqualified(Types.target(type)) : new CType.Void();
    isChanged = Types.isPointer(type) && !Types.qualifiers(Types.target(type)).isConst();
    parameters.add(IntKind.ULLONG);
    arguments.add("p" + i);
    String place = "p" + i;
    before.append("  s = a").append(i).append(";\n");
    if (kind(target).isPresent()) {
      before.insert(0, "  " + Printer.print(target, place + "[" + ELEMENTS + "]") + ";\n");
      each(place, ELEMENTS, 0, (lvalue, level) -> fill(lvalue, target, level));
      if (isCharacter(target)) {
        before.append("  ").append(place).append("[").append(ELEMENTS - 1).append("] = 0;\n");
      }
    } else if (Types.isRecord(target) && !Types.isUnion(target)) {
      before.insert(0, "  " + Printer.print(target, place + "[1]") + ";\n");
      fill(place + "[0]", target, 0);
    } else {
      possible = false;
    }
  }

  private interface Filler {
    void fill(String lvalue, int level);
  }

  private void each(String array, long count, int level, Filler filler) {
    String index = "i" + level;
    String head = "for (int " + index + " = 0; " + index + " < " + count + "; " + index + "++) {\n";
    before.append(head);
    digest(head);
    filler.fill(array + "[" + index + "]", level + 1);
    before.append("}\n");
    digest("}\n");
  }

  private void digest(String text) {
    after.append(isChanged ? text : "");
  }

  private void fill(String lvalue, CType given, int level) {
    CType type = Types.unqualified(Types.canonical(given));
    if (kind(type).isPresent()) {
      String value = isCharacter(type) ? "32 + (s >> 40) % 95" : "s >> 48";
      before.append(lvalue).append(" = (").append(Printer.print(type)).append(")(");
      before.append(value).append(");\n").append(STEP).append('\n');
      digest("d = d * 31 + (unsigned long long)" + lvalue + ";\n");
    } else if (Types.isFloating(type)) {
      before.append(lvalue).append(" = (int)(s >> 50);\n").append(STEP).append('\n');
    } else if (Types.isPointer(type)) {
      before.append(lvalue).append(" = 0;\n");
    } else if (type instanceof CType.Array(CType element, CType.ArraySize.Fixed(long count))
        && level < DEEPEST
        && count > 0) {
      each(lvalue, count, level, (inner, deeper) -> fill(inner, element, deeper));
    } else if (type instanceof CType.Record r && !Types.isUnion(type) && level < DEEPEST) {
      members(lvalue, r, level);
    } else {
      possible = false;
    }
  }

  private void members(String lvalue, CType.Record record, int level) {
    Optional<TagDef.RecordDef> definition = tags.record(record.tag());
    if (definition.isEmpty() || definition.get().fields().isEmpty()) {
      possible = false;
      return;
    }
    for (TagDef.Field field : definition.get().fields()) {
      if (!field.name().isEmpty()) {
        fill(lvalue + "." + field.name(), field.type(), level);
      } else if (field.isAnonymousMember()) {
        possible = false;
      }
    }
  }

  private static boolean isCharacter(CType type) {
    return kind(type)
        .filter(k -> k == IntKind.CHAR || k == IntKind.SCHAR || k == IntKind.UCHAR)
        .isPresent();
  }

  private String text(CType result) {
    String head =
        IntStream.range(0, parameters.size())
            .mapToObj(i -> parameters.get(i).spelling() + " a" + i)
            .collect(Collectors.joining(", "));
    String call = function.name() + "(" + String.join(", ", arguments) + ")";
    var text = new StringBuilder();
    text.append("static unsigned long long ").append(name).append("(").append(head).append(") {\n");
    if (!before.isEmpty()) {
      text.append("  unsigned long long s;\n");
    }
    text.append("  unsigned long long d = 0;\n").append(before);
    if (Types.isVoid(result)) {
      text.append("  ").append(call).append(";\n");
    } else if (Types.isPointer(result)) {
      text.append("  ").append(Printer.print(result, "r")).append(" = ").append(call);
      text.append(";\n  d = r ? (unsigned long long)*r : 1;\n");
    } else {
      text.append("  d = (unsigned long long)").append(call).append(";\n");
    }
    return text.append(after).append("  return d;\n}\n").toString();
  }
}
