package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the compilers know without a declaration: {@code __builtin_} functions and {@code
 * __builtin_va_list}.
 */
public final class Builtins {
  static final Tag VA_LIST_TAG = new Tag(Tag.Kind.STRUCT, "__va_list_tag", 0);
  static final TagDef.RecordDef VA_LIST_DEFINITION =
      new TagDef.RecordDef(
          VA_LIST_TAG,
          List.of(
              field("gp_offset", CType.UINT),
              field("fp_offset", CType.UINT),
              field("overflow_arg_area", new CType.Pointer(CType.VOID)),
              field("reg_save_area", new CType.Pointer(CType.VOID))),
          0,
          List.of(),
          Span.NONE);

  private Builtins() {}

  private static TagDef.Field field(String name, CType type) {
    return new TagDef.Field(
        name, type, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  /**
   * The type {@code __builtin_va_list}: an array of one struct on 64-bit SysV, elsewhere a {@code
   * char *}.
   */
  public static CType vaList(DataModel model) {
    CType actual =
        model.longSize() == 8
            ? new CType.Array(new CType.Record(VA_LIST_TAG), new CType.ArraySize.Fixed(1))
            : new CType.Pointer(CType.CHAR);
    return new CType.Typedef("__builtin_va_list", actual);
  }

  /** The type of a builtin function that has one type, such as {@code __builtin_memcpy}. */
  public static Optional<CType.Function> type(String name, DataModel model) {
    return name.startsWith("__") ? prototype(name, model) : Optional.empty();
  }

  /** The type of a library function that compilers know where no declaration is in sight. */
  public static Optional<CType.Function> libraryType(String name, DataModel model) {
    return BuiltinTable.isLibrary(name) ? prototype(name, model) : Optional.empty();
  }

  private static Optional<CType.Function> prototype(String name, DataModel model) {
    return Optional.ofNullable(BuiltinTable.prototype(name))
        .map(p -> BuiltinPrototypes.read(p, model));
  }

  /**
   * Whether calls of the name are typed by their arguments and go to {@link Typing#builtinCall}.
   */
  public static boolean isPolymorphic(String name) {
    return name.startsWith("__") && family(name) != Family.NONE;
  }

  /** How the type of a polymorphic builtin's call follows from its arguments. */
  enum Family {
    OVERFLOW,
    OVERFLOW_PREDICATE,
    SYNC,
    ATOMIC,
    CONSTANT_QUERY,
    FLOAT_CLASS,
    FLOAT_COMPARISON,
    COMPLEX,
    SHUFFLE,
    SHUFFLE_VECTOR,
    VARIABLE_ARGUMENTS,
    GENERIC_BITS,
    SAME_TYPE,
    NONE
  }

  static Family family(String name) {
    if (name.startsWith("__builtin_")) {
      return builtinFamily(name.substring("__builtin_".length()));
    }
    boolean atomic = name.startsWith("__atomic_") || name.startsWith("__c11_atomic_");
    if (!atomic && !name.startsWith("__sync_") || BuiltinTable.prototype(name) != null) {
      return Family.NONE;
    }
    return atomic ? Family.ATOMIC : Family.SYNC;
  }

  private static Family builtinFamily(String name) {
    return switch (name) {
      case "add_overflow", "sub_overflow", "mul_overflow" -> Family.OVERFLOW;
      case "add_overflow_p", "sub_overflow_p", "mul_overflow_p" -> Family.OVERFLOW_PREDICATE;
      case "constant_p", "classify_type" -> Family.CONSTANT_QUERY;
      case "isnan", "isinf", "isinf_sign", "isfinite", "isnormal", "signbit" -> Family.FLOAT_CLASS;
      case "fpclassify", "issignaling", "issubnormal", "iszero" -> Family.FLOAT_CLASS;
      case "isgreater", "isgreaterequal", "isless", "islessequal" -> Family.FLOAT_COMPARISON;
      case "islessgreater", "isunordered", "iseqsig" -> Family.FLOAT_COMPARISON;
      case "complex" -> Family.COMPLEX;
      case "shuffle" -> Family.SHUFFLE;
      case "shufflevector" -> Family.SHUFFLE_VECTOR;
      case "va_start", "va_end", "va_copy", "stdarg_start", "c23_va_start" ->
          Family.VARIABLE_ARGUMENTS;
      case "clzg", "ctzg", "popcountg", "parityg", "ffsg", "clrsbg" -> Family.GENERIC_BITS;
      case "assoc_barrier", "speculation_safe_value", "call_with_static_chain" -> Family.SAME_TYPE;
      default -> Family.NONE;
    };
  }
}
