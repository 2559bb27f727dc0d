package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** C text that adds all parts of a global variable to the checksum. */
final class GlobalParts {
  /** What has more parts would take longer to add up than the program takes to run. */
  private static final long MOST_PARTS = 1_000_000;

  private final Tags tags;
  private final Set<Tag> foreign;
  private final ActiveMembers members;
  private final Scalars scalars;
  private final AddedCode code;
  private final GlobalVariable variable;
  private final boolean pointers;
  private final List<Remark> omitted;

  /**
   * Of one variable.
   *
   * @param foreign types of system headers, whose contents are the library's
   * @param omitted gets what is left out
   */
  GlobalParts(
      Tags tags,
      Set<Tag> foreign,
      ActiveMembers members,
      AddedCode code,
      GlobalVariable variable,
      Extent extent,
      List<Remark> omitted) {
    this.tags = tags;
    this.foreign = foreign;
    this.members = members;
    this.scalars = new Scalars(code);
    this.code = code;
    this.variable = variable;
    this.pointers = extent == Extent.WHOLE;
    this.omitted = omitted;
  }

  /** One statement; empty if the variable has nothing to add. */
  String statement() {
    return inBraces(of(variable.name(), variable.type(), 0, MOST_PARTS));
  }

  private static String inBraces(List<String> statements) {
    return switch (statements.size()) {
      case 0 -> "";
      case 1 -> statements.getFirst();
      default -> "{\n" + String.join("\n", statements) + "\n}";
    };
  }

  private List<String> of(String lvalue, CType type, int depth, long room) {
    return switch (Types.unqualified(type)) {
      case CType.Array(CType element, CType.ArraySize.Fixed(long count)) ->
          elements(lvalue, element, count, depth, room);
      case CType.Array _ -> without(lvalue, "an array of no known size");
      case CType.Vector(CType element, int count, _) ->
          elements(lvalue, element, count, depth, room);
      case CType.Record(Tag tag) -> record(lvalue, type, tag, depth, room);
      case CType.Complex(CType element) -> {
        var both = new ArrayList<>(of("__real__ " + lvalue, element, depth, room));
        both.addAll(of("__imag__ " + lvalue, element, depth, room));
        yield both;
      }
      case CType.Pointer(CType target) -> pointer(lvalue, target);
      case CType.Int _, CType.BitInt _, CType.Floating _, CType.Enum _ ->
          scalars
              .added(lvalue, type)
              .map(List::of)
              .orElseGet(() -> without(lvalue, "of a type that not all compilers convert"));
      case CType.Void _, CType.NullPointer _, CType.Function _ -> List.of();
      case CType.Qualified _, CType.Typedef _, CType.Typeof _, CType.Attributed _ ->
          throw new IllegalStateException("sugar in " + type);
    };
  }

  private List<String> pointer(String lvalue, CType target) {
    if (!pointers) {
      return List.of();
    }
    return List.of(
        Types.isFunction(target)
            ? code.name("function") + "((void (*)(void))" + lvalue + ");"
            : code.name("pointer") + "(" + lvalue + ");");
  }

  private List<String> elements(String lvalue, CType element, long count, int depth, long room) {
    if (count == 0) {
      return List.of();
    }
    if (count > room) {
      return without(lvalue, "too large");
    }
    String counter = code.name("i" + depth);
    List<String> inner = of(lvalue + "[" + counter + "]", element, depth + 1, room / count);
    return inner.isEmpty()
        ? List.of()
        : List.of(
            "{\n"
                + code.size()
                + " "
                + counter
                + ";\nfor (%1$s = 0; %1$s < %2$d; %1$s++)\n".formatted(counter, count)
                + inBraces(inner)
                + "\n}");
  }

  private List<String> record(String lvalue, CType type, Tag tag, int depth, long room) {
    if (foreign.contains(tag)) {
      return without(lvalue, "a type of the library");
    }
    if (Types.qualifiers(type).isAtomic()) {
      return without(lvalue, "an atomic struct or union");
    }
    TagDef.RecordDef definition = tags.record(tag).orElse(null);
    if (definition == null) {
      return without(lvalue, "a type that is not complete");
    }
    if (!definition.isUnion()) {
      return fields(lvalue, definition.fields(), depth, room);
    }
    return members
        .of(definition)
        .map(field -> fields(lvalue, List.of(field), depth, room))
        .orElseGet(() -> without(lvalue, "a union of which it is not known what it holds"));
  }

  private List<String> fields(String lvalue, List<TagDef.Field> fields, int depth, long room) {
    var all = new ArrayList<String>();
    for (TagDef.Field field : fields) {
      if (field.isAnonymousMember()) {
        all.addAll(of(lvalue, field.type(), depth, room));
      } else if (!field.name().isEmpty() && !isFlexible(field.type())) {
        all.addAll(of(lvalue + "." + field.name(), field.type(), depth, room));
      }
    }
    return all;
  }

  /** Its elements belong to no one object. */
  private static boolean isFlexible(CType type) {
    return Types.unqualified(type) instanceof CType.Array(_, CType.ArraySize.Unknown _);
  }

  private List<String> without(String lvalue, String why) {
    omitted.add(
        new Remark(
            variable.span(),
            lvalue.replaceAll("\\[\\w+]", "[]") + ": not in the checksum, as it is " + why));
    return List.of();
  }
}
