package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the compilers know without a declaration: {@code __builtin_} functions and {@code __builtin_va_list}. */
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
    return new TagDef.Field(name, type, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  /** The type {@code __builtin_va_list}: an array of one struct on 64-bit SysV, elsewhere a {@code char *}. */
  public static CType vaList(DataModel model) {
    CType actual =
        model.longSize() == 8
            ? new CType.Array(new CType.Record(VA_LIST_TAG), new CType.ArraySize.Fixed(1))
            : new CType.Pointer(CType.CHAR);
    return new CType.Typedef("__builtin_va_list", actual);
  }

  /** The type of a builtin function that has one type, such as {@code __builtin_memcpy}. */
  public static Optional<CType.Function> type(String name, DataModel model) {
    return Optional.empty();
  }

  /** The type of a library function that compilers know where no declaration is in sight. */
  public static Optional<CType.Function> libraryType(String name, DataModel model) {
    return Optional.empty();
  }

  /** Whether calls of the name are typed by their arguments and go to {@link Typing#builtinCall}. */
  public static boolean isPolymorphic(String name) {
    return false;
  }
}
