package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.IntKind;
import dev.assay.c.TagDef;
import dev.assay.c.Tags;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;

/**
 * Writes code that fills objects from a stream of numbers, {@code s}, and that puts what is in them
 * later into a digest, {@code d}. Pointers in them point to further objects.
 */
final class Filling {
  static final int ELEMENTS = 24;
  private static final int RECORDS = 2;
  private static final int DEEPEST = 3;
  private static final int MOST_OBJECTS = 16;
  private static final String STEP = "s = s * 6364136223846793005ULL + 1442695040888963407ULL;";

  private final Tags tags;
  private final String prefix;
  private final StandIn standIns;
  private final StringBuilder functions = new StringBuilder();
  private final StringBuilder objects = new StringBuilder();
  private final StringBuilder before = new StringBuilder();
  private final StringBuilder after = new StringBuilder();
  private int count;

  /** Whether what is filled now can be changed by the function. */
  private boolean isChanged;

  Filling(Tags tags, String prefix) {
    this.tags = tags;
    this.prefix = prefix;
    this.standIns = new StandIn(tags);
  }

  String functions() {
    return functions.toString();
  }

  String objects() {
    return objects.toString();
  }

  String before() {
    return before.toString();
  }

  String after() {
    return after.toString();
  }

  /** The stream of numbers begins with this from here on. */
  void from(String number) {
    before.append("  s = ").append(number).append(";\n");
  }

  /** An expression for a pointer of the type, with what it points to. */
  String pointer(CType type) {
    return pointer(type, 0);
  }

  /** The name of an object of the type. */
  String object(CType type) {
    String name = declared(type, 0);
    isChanged = false;
    fill(name + "[0]", type, 0);
    return name + "[0]";
  }

  private String declared(CType type, int elements) {
    String name = "o" + count++;
    String text = Printer.print(type, name + "[" + Math.max(1, elements) + "]");
    objects.append("  ").append(text).append(" = {0};\n");
    return name;
  }

  private String pointer(CType pointer, int level) {
    CType target = Names.unqualified(Types.target(pointer));
    if (count >= MOST_OBJECTS || level >= DEEPEST) {
      return "0";
    }
    if (Types.unqualified(target) instanceof CType.Function f) {
      return function(f);
    }
    boolean wasChanged = isChanged;
    isChanged = !Types.qualifiers(Types.target(pointer)).isConst();
    try {
      return Types.isVoid(target) ? numbers(new CType.Int(IntKind.UCHAR)) : pointed(target, level);
    } finally {
      isChanged = wasChanged;
    }
  }

  private String pointed(CType target, int level) {
    if (kind(target).isPresent() || Types.isFloating(target)) {
      return numbers(target);
    }
    boolean isFlat = Types.isRecord(target) || Types.isArray(target);
    if (isFlat && !(Sizes.isModest(target, tags) && Names.has(target))
        || !isFlat && !Types.isPointer(target)) {
      return "0";
    }
    String name = declared(target, RECORDS);
    each(name, RECORDS, level, (lvalue, deeper) -> fill(lvalue, target, deeper));
    return name;
  }

  private String numbers(CType type) {
    String name = declared(type, ELEMENTS);
    each(name, ELEMENTS, 0, (lvalue, deeper) -> fill(lvalue, type, deeper));
    if (isCharacter(type)) {
      before.append("  ").append(name).append("[").append(ELEMENTS - 1).append("] = 0;\n");
    }
    return name;
  }

  private String function(CType.Function type) {
    String name = prefix + "given" + count++;
    Optional<StandIn.Text> text = standIns.of(name, type, false);
    if (text.isEmpty() || !text.get().objects().isEmpty()) {
      return "0";
    }
    functions.append(text.get().definition());
    return name;
  }

  private interface Filler {
    void fill(String lvalue, int level);
  }

  private void each(String array, long elements, int level, Filler filler) {
    String index = "i" + level;
    String head =
        "for (int " + index + " = 0; " + index + " < " + elements + "; " + index + "++) {\n";
    int start = after.length();
    before.append(head);
    after.append(head);
    int inside = after.length();
    filler.fill(array + "[" + index + "]", level + 1);
    before.append("}\n");
    after.append("}\n");
    if (after.length() == inside + 2) {
      after.setLength(start);
    }
  }

  /** What it has no numbers for stays zero. */
  private void fill(String lvalue, CType given, int level) {
    CType type = Types.unqualified(Types.canonical(given));
    boolean isConstant = Types.qualifiers(given).isConst();
    if (isConstant) {
      return;
    }
    if (kind(type).isPresent()) {
      String value = isCharacter(type) ? "32 + (s >> 40) % 95" : "s >> 48";
      before.append(lvalue).append(" = (").append(kind(type).get().spelling()).append(")(");
      before.append(value).append(");\n").append(STEP).append('\n');
      digest(lvalue, type);
    } else if (Types.isFloating(type)) {
      before.append(lvalue).append(" = (int)(s >> 50) / 8.0f;\n").append(STEP).append('\n');
    } else if (Types.isPointer(type)) {
      String to = pointer(type, level + 1);
      before.append(to.equals("0") ? "" : lvalue + " = " + to + ";\n");
    } else if (type instanceof CType.Array(CType element, CType.ArraySize.Fixed(long elements))
        && level < 2 * DEEPEST
        && elements > 0) {
      each(lvalue, elements, level, (inner, deeper) -> fill(inner, element, deeper));
    } else if (type instanceof CType.Record r && level < 2 * DEEPEST) {
      tags.record(r.tag()).ifPresent(definition -> members(lvalue, definition, level));
    }
  }

  private void members(String lvalue, TagDef.RecordDef definition, int level) {
    List<TagDef.Field> fields = definition.fields();
    for (TagDef.Field field :
        definition.isUnion() && !fields.isEmpty() ? fields.subList(0, 1) : fields) {
      if (!field.name().isEmpty()) {
        fill(lvalue + "." + field.name(), field.type(), level + 1);
      } else if (field.isAnonymousMember()
          && Types.canonical(field.type()) instanceof CType.Record inner) {
        tags.record(inner.tag()).ifPresent(d -> members(lvalue, d, level + 1));
      }
    }
  }

  /** Puts what is in an object of the program into the digest. */
  void digestOf(String lvalue, CType type) {
    if (kind(type).isPresent()) {
      isChanged = true;
      digest(lvalue, type);
    }
  }

  private void digest(String lvalue, CType type) {
    if (isChanged && kind(type).isPresent()) {
      after.append("d = d * 31 + (unsigned long long)").append(lvalue).append(";\n");
    }
  }

  private static Optional<IntKind> kind(CType type) {
    return Proxy.kind(type);
  }

  private static boolean isCharacter(CType type) {
    return kind(type)
        .filter(k -> k == IntKind.CHAR || k == IntKind.SCHAR || k == IntKind.UCHAR)
        .isPresent();
  }
}
