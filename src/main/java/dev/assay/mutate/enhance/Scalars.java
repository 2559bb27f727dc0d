package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.type.Types;
import java.util.Optional;

/** Calls, as C text, that add one number to the checksum; each reads its object once. */
record Scalars(AddedCode code) {
  private static final int WORD = 64;

  /** Of a number; empty if there is no exact way that all compilers know. */
  Optional<String> added(String lvalue, CType type) {
    return switch (Types.unqualified(type)) {
      case CType.Int(IntKind kind) -> Optional.of(integer(lvalue, kind));
      case CType.Enum _ -> Optional.of(call(Piece.ADD, "add", lvalue));
      case CType.BitInt(int width, _) when width <= WORD ->
          Optional.of(call(Piece.ADD, "add", lvalue));
      case CType.BitInt(int width, _) when width <= 2 * WORD ->
          Optional.of(call(Piece.INT128, "int128", lvalue));
      case CType.Floating(FloatKind kind) -> floating(lvalue, kind);
      case CType _ -> Optional.empty();
    };
  }

  private String integer(String lvalue, IntKind kind) {
    return kind.rank() == IntKind.INT128.rank()
        ? call(Piece.INT128, "int128", lvalue)
        : call(Piece.ADD, "add", lvalue);
  }

  private Optional<String> floating(String lvalue, FloatKind kind) {
    return switch (kind) {
      case FLOAT16, FLOAT, FLOAT32 -> Optional.of(call(Piece.FLOAT, "float", lvalue));
      case DOUBLE, FLOAT32X, FLOAT64 -> Optional.of(call(Piece.DOUBLE, "double", lvalue));
      case LONG_DOUBLE, FLOAT64X -> Optional.of(call(Piece.LONG_DOUBLE, "long_double", lvalue));
      case FLOAT128 -> Optional.of(call(Piece.FLOAT128, "float128", lvalue));
      // Not every compiler converts it.
      case BF16 -> Optional.empty();
    };
  }

  private String call(Piece piece, String name, String lvalue) {
    code.use(piece);
    return code.name(name) + "(" + lvalue + ");";
  }
}
