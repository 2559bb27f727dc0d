package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import java.util.ArrayList;

/** Reads the prototypes of {@link BuiltinTable} for a data model. */
final class BuiltinPrototypes {
  private BuiltinPrototypes() {}

  static CType.Function read(String prototype, DataModel model) {
    int open = prototype.indexOf('(');
    CType result = type(prototype.substring(0, open), model);
    String inside = prototype.substring(open + 1, prototype.length() - 1);
    var parameters = new ArrayList<CType>();
    boolean variadic = false;
    if (!inside.equals("void")) {
      for (String parameter : inside.split(", ")) {
        if (parameter.equals("...")) {
          variadic = true;
        } else {
          parameters.add(Types.adjustedParameter(type(parameter, model)));
        }
      }
    }
    return new CType.Function(result, parameters, variadic, true);
  }

  private static CType type(String text, DataModel model) {
    String words = text.trim();
    if (words.endsWith("*")) {
      return new CType.Pointer(type(words.substring(0, words.length() - 1), model));
    }
    if (words.startsWith("const ")) {
      return new CType.Qualified(type(words.substring(6), model), Qualifiers.CONST);
    }
    if (words.startsWith("_Complex ")) {
      return new CType.Complex(type(words.substring(9), model));
    }
    return switch (words) {
      case "void" -> CType.VOID;
      case "va_list" -> Builtins.vaList(model);
      case "size_t" -> new CType.Int(model.sizeKind());
      case "uint16_t" -> new CType.Int(IntKind.USHORT);
      case "uint32_t" -> CType.UINT;
      case "intmax_t" -> new CType.Int(model.longSize() == 8 ? IntKind.LONG : IntKind.LLONG);
      case "uintmax_t", "uint64_t" ->
          new CType.Int(model.longSize() == 8 ? IntKind.ULONG : IntKind.ULLONG);
      default -> basic(words);
    };
  }

  private static CType basic(String words) {
    for (IntKind kind : IntKind.values()) {
      if (kind.spelling().equals(words)) {
        return new CType.Int(kind);
      }
    }
    for (FloatKind kind : FloatKind.values()) {
      if (kind.spelling().equals(words)) {
        return new CType.Floating(kind);
      }
    }
    throw new IllegalArgumentException("unknown type in builtins.txt: " + words);
  }
}
