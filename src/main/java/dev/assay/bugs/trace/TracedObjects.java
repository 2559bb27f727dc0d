package dev.assay.bugs.trace;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Program;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** C text that prints every number in an object, one a line, with its name. */
final class TracedObjects {
  /** What is larger is left out: its lines would drown the others. */
  private static final long MOST_ELEMENTS = 1024;

  private final Tags tags;
  private final DataModel model;
  private final Map<String, CType> globals = new LinkedHashMap<>();

  TracedObjects(Program program) {
    this.tags = program.tags();
    this.model = program.model();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Variable variable && !isConstant(variable.type())) {
        globals.put(variable.name(), variable.type());
      }
    }
  }

  private static boolean isConstant(CType type) {
    return Types.qualifiers(type).isConst()
        || Types.isArray(type) && isConstant(Types.element(type));
  }

  /** The variables that the program itself declares at file scope and may change. */
  Map<String, CType> globals() {
    return globals;
  }

  /**
   * Prints an object.
   *
   * @param place the line that is told
   * @param lvalue the object as C text that can be evaluated again
   * @param name a format for its name
   * @param arguments what the name's format needs
   */
  String print(int place, String lvalue, String name, List<String> arguments, CType type) {
    var text = new StringBuilder();
    parts(text, new Part(place, lvalue, name, arguments), type, MOST_ELEMENTS);
    return text.toString();
  }

  private record Part(int place, String lvalue, String name, List<String> arguments) {}

  private void parts(StringBuilder text, Part part, CType type, long room) {
    switch (Types.canonical(Types.unqualified(type))) {
      case CType.Array(CType element, CType.ArraySize.Fixed(long count)) ->
          elements(text, part, element, count, room);
      case CType.Vector(CType element, int count, _) -> elements(text, part, element, count, room);
      case CType.Record record -> members(text, part, record, room);
      case CType.Int(IntKind kind) -> integer(text, part, kind);
      case CType.Enum _ -> integer(text, part, IntKind.LLONG);
      case CType.Floating(FloatKind kind) -> floating(text, part, kind);
      case CType _ -> {
        // Addresses differ from build to build, and the rest is rare.
      }
    }
  }

  private void elements(StringBuilder text, Part part, CType element, long count, long room) {
    if (count > room || count == 0) {
      return;
    }
    String counter = "assay_" + part.arguments().size();
    var arguments = new java.util.ArrayList<>(part.arguments());
    arguments.add("(long long)" + counter);
    var inner = new StringBuilder();
    parts(
        inner,
        new Part(
            part.place(), part.lvalue() + "[" + counter + "]", part.name() + "[%lld]", arguments),
        element,
        room / count);
    if (!inner.isEmpty()) {
      text.append("{ int " + counter + "; for (" + counter + " = 0; " + counter + " < " + count)
          .append("; " + counter + "++) { " + inner + "} } ");
    }
  }

  /** All members of a struct; the first of a union, which stands for all. */
  private void members(StringBuilder text, Part part, CType.Record record, long room) {
    List<TagDef.Field> fields =
        tags.record(record.tag()).map(TagDef.RecordDef::fields).orElse(List.of());
    boolean union = Types.isUnion(record);
    for (TagDef.Field field : union && !fields.isEmpty() ? fields.subList(0, 1) : fields) {
      if (!field.name().isEmpty()) {
        parts(
            text,
            new Part(
                part.place(),
                part.lvalue() + "." + field.name(),
                part.name() + "." + field.name(),
                part.arguments()),
            field.type(),
            room);
      }
    }
  }

  private void integer(StringBuilder text, Part part, IntKind kind) {
    if (kind == IntKind.INT128 || kind == IntKind.UINT128) {
      call(
          text,
          part,
          "0x%llx%016llx",
          "(unsigned long long)((unsigned __int128)" + part.lvalue() + " >> 64)",
          "(unsigned long long)" + part.lvalue());
    } else if (kind.isSigned(model)) {
      call(text, part, "%lld", "(long long)" + part.lvalue());
    } else {
      call(text, part, "%llu", "(unsigned long long)" + part.lvalue());
    }
  }

  private static void floating(StringBuilder text, Part part, FloatKind kind) {
    switch (kind) {
      case FLOAT, DOUBLE -> call(text, part, "%.17g", "(double)" + part.lvalue());
      default -> {
        // Printed exactly they need formats that not every library has.
      }
    }
  }

  private static void call(StringBuilder text, Part part, String format, String... values) {
    text.append("__builtin_printf(\"")
        .append(TraceLine.PREFIX + part.place() + ": " + part.name() + " = " + format + "\\n\"");
    part.arguments().forEach(argument -> text.append(", " + argument));
    List.of(values).forEach(value -> text.append(", " + value));
    text.append("); ");
  }
}
