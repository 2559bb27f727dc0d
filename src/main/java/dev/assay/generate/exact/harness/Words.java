package dev.assay.generate.exact.harness;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Code;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every bit of a scalar, in words of 64 bits. */
final class Words {
  private static final int HALF = 64;
  private static final int LONGEST = 8;

  private final Draft draft;
  private final Code code;
  private final Map<FloatKind, Decl> converters = new LinkedHashMap<>();

  Words(Draft draft, Code code) {
    this.draft = draft;
    this.code = code;
  }

  /** The words of a scalar; none of a pointer, whose value no two builds agree on. */
  List<Expr> of(Expr scalar) {
    return switch (Types.unqualified(scalar.type())) {
      case CType.Pointer _ -> List.of();
      case CType.Floating(FloatKind kind) -> List.of(bits(kind, scalar));
      case CType type when draft.layout().width(type) > HALF ->
          List.of(
              code.cast(Harness.WORD, scalar),
              code.cast(
                  Harness.WORD,
                  code.binary(BinaryOp.SHIFT_RIGHT, scalar, Code.number(HALF, CType.INT))));
      case CType _ -> List.of(code.cast(Harness.WORD, scalar));
    };
  }

  /** The functions that the words so far need. */
  List<Decl> declarations() {
    return List.copyOf(converters.values());
  }

  private Expr bits(FloatKind kind, Expr value) {
    converters.computeIfAbsent(kind, this::converter);
    var type = new CType.Function(Harness.WORD, List.of(new CType.Floating(kind)), false, true);
    return code.call(Code.name(name(kind), type), value);
  }

  private static String name(FloatKind kind) {
    return kind.spelling().replace(' ', '_').replaceFirst("^_+", "") + Harness.BITS;
  }

  /** A function that copies the bytes of a number into integers. */
  private Decl converter(FloatKind kind) {
    int size = draft.layout().model().sizeOf(kind);
    var value = new Variable("value", new CType.Floating(kind), Role.LOCAL, false);
    CType word = size == LONGEST / 2 ? CType.UINT : Harness.WORD;
    Expr low = Code.name("low", word);
    var body = new ArrayList<Stmt>();
    body.add(code.local("low", word, Code.number(0, CType.INT)));
    body.add(copy(low, value.expr(), 0, Math.min(size, LONGEST)));
    Expr result = low;
    if (size > LONGEST) {
      // An extended number has two more bytes; the rest is padding.
      Expr high = Code.name("high", Harness.WORD);
      body.add(code.local("high", Harness.WORD, Code.number(0, CType.INT)));
      body.add(copy(high, value.expr(), LONGEST, 2));
      result = code.binary(BinaryOp.XOR, low, high);
    }
    body.add(code.returned(result, Harness.WORD));
    return Code.function(
        name(kind), Harness.WORD, List.of(value), Decl.Storage.STATIC, List.of(), body);
  }

  private Stmt copy(Expr target, Expr source, int offset, int bytes) {
    Expr from = draft.typing().unary(UnaryOp.ADDRESS, source, Span.NONE);
    if (offset > 0) {
      Expr start = code.cast(new CType.Pointer(CType.CHAR), from);
      from = code.binary(BinaryOp.ADD, start, Code.number(offset, CType.INT));
    }
    return code.evaluate(
        code.call(
            draft.prototypes().use("memcpy"),
            draft.typing().unary(UnaryOp.ADDRESS, target, Span.NONE),
            from,
            Code.number(bytes, CType.INT)));
  }
}
