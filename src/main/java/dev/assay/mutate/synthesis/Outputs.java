package dev.assay.mutate.synthesis;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Builtins;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import java.util.List;

/** Statements that print places, which makes their values matter. */
public final class Outputs {
  private static final String PRINT = "__builtin_printf";

  private Outputs() {}

  /** Prints the value of a scalar place, whatever is declared. */
  public static Stmt printed(Place place, Typing typing) {
    CType function = Builtins.type(PRINT, typing.layout().model()).orElseThrow();
    Expr read = typing.rvalue(place.lvalue());
    Expr call =
        typing.call(
            new Expr.Name(PRINT, function, Span.NONE),
            List.of(text(conversion(place.type(), typing)), shown(read, typing)),
            Span.NONE);
    return new Stmt.Expression(call, Span.NONE);
  }

  private static Expr shown(Expr read, Typing typing) {
    if (Types.isPointer(read.type())) {
      return typing.cast(new CType.Pointer(CType.VOID), read, Span.NONE);
    }
    boolean plain = read.type() instanceof CType.Int i && i.kind().rank() < IntKind.INT128.rank();
    CType wide = Types.isFloating(read.type()) ? CType.DOUBLE : new CType.Int(IntKind.LLONG);
    return plain ? read : typing.cast(wide, read, Span.NONE);
  }

  private static String conversion(CType type, Typing typing) {
    if (Types.isPointer(type)) {
      return "%p";
    }
    if (Types.isFloating(type)) {
      return "%g";
    }
    if (!(type instanceof CType.Int) || typing.layout().width(type) > 64) {
      return "%lld";
    }
    return Types.promoted(type, typing.layout()) instanceof CType.Int i ? letters(i.kind()) : "%d";
  }

  private static String letters(IntKind promoted) {
    return switch (promoted) {
      case UINT -> "%u";
      case LONG -> "%ld";
      case ULONG -> "%lu";
      case LLONG -> "%lld";
      case ULLONG -> "%llu";
      case BOOL, CHAR, SCHAR, UCHAR, SHORT, USHORT, INT, INT128, UINT128 -> "%d";
    };
  }

  private static Expr text(String conversion) {
    CType type = new CType.Array(CType.CHAR, new CType.ArraySize.Fixed(conversion.length() + 2));
    return new Expr.StringLiteral(
        List.of("\"" + conversion + "\\n\""), conversion + "\n", type, Span.NONE);
  }
}
