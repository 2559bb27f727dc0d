package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** How two variables hold the value of one; they are unsigned, so that nothing overflows. */
sealed interface SplitForm extends Stored {
  /** What stands for the declaration of the variable, with the value that it has first if any. */
  List<Stmt> declarations(Optional<Expr> first);

  String inWords();

  static SplitForm halves(CType type, Facts facts, FreshNames names) {
    var parts = new Parts(type, unsigned(type, facts), facts.typing());
    int half = facts.layout().width(parts.unsigned()) / 2;
    return new Halves(
        parts,
        parts.named(names.next("low")),
        parts.named(names.next("high")),
        parts.named(names.next("whole")),
        half);
  }

  static SplitForm sum(CType type, Facts facts, FreshNames names, Rng rng) {
    return masked(BinaryOp.ADD, BinaryOp.SUBTRACT, type, facts, names, rng);
  }

  static SplitForm difference(CType type, Facts facts, FreshNames names, Rng rng) {
    return masked(BinaryOp.XOR, BinaryOp.XOR, type, facts, names, rng);
  }

  private static SplitForm masked(
      BinaryOp there, BinaryOp back, CType type, Facts facts, FreshNames names, Rng rng) {
    var parts = new Parts(type, unsigned(type, facts), facts.typing());
    return new Masked(
        parts,
        parts.named(names.next("rest")),
        parts.named(names.next("mask")),
        there,
        back,
        rng.nextInt(Integer.MAX_VALUE));
  }

  private static CType unsigned(CType type, Facts facts) {
    boolean fits = facts.layout().width(type) <= facts.layout().width(CType.UINT);
    return fits ? CType.UINT : new CType.Int(IntKind.ULLONG);
  }

  /** What both ways need: the variable's type and that of its parts. */
  record Parts(CType type, CType unsigned, Typing typing) {
    Expr.Name named(String name) {
      return new Expr.Name(name, unsigned, Span.NONE);
    }

    Expr unsigned(Expr value) {
      return typing.cast(unsigned, value, Span.NONE);
    }

    Expr original(Expr value) {
      return typing.cast(type, value, Span.NONE);
    }

    Expr binary(BinaryOp op, Expr left, Expr right) {
      return typing.binary(op, left, right, Span.NONE);
    }

    Expr assign(Expr target, Expr value) {
      return typing.assign(target, value, Span.NONE);
    }

    Expr number(long value) {
      return new Expr.IntLiteral(
          BigInteger.valueOf(value), Long.toString(value), CType.INT, Span.NONE);
    }

    Stmt declared(Expr.Name variable, Optional<Expr> value) {
      return new Stmt.Declare(
          new Decl.Variable(
              variable.name(),
              unsigned,
              Decl.Storage.NONE,
              Decl.Traits.NONE,
              value.map(Initializer.Value::new),
              List.of(),
              Optional.empty(),
              Span.NONE));
    }
  }

  /** One has the value less what the other one happens to have. */
  record Masked(
      Parts parts, Expr.Name rest, Expr.Name mask, BinaryOp there, BinaryOp back, int value)
      implements SplitForm {
    @Override
    public Expr read() {
      return parts.original(parts.binary(there, rest, mask));
    }

    @Override
    public Expr store(Expr given) {
      return parts.assign(rest, without(given));
    }

    private Expr without(Expr given) {
      return parts.binary(back, parts.unsigned(given), mask);
    }

    @Override
    public List<Stmt> declarations(Optional<Expr> first) {
      return List.of(
          parts.declared(mask, Optional.of(parts.number(value))),
          parts.declared(rest, first.map(this::without)));
    }

    @Override
    public String inWords() {
      return rest.name() + " " + there.symbol() + " " + mask.name();
    }
  }

  /** One has the low bits, the other one the high bits. */
  record Halves(Parts parts, Expr.Name low, Expr.Name high, Expr.Name whole, int bits)
      implements SplitForm {
    @Override
    public Expr read() {
      Expr shifted = parts.binary(BinaryOp.SHIFT_LEFT, high, parts.number(bits));
      return parts.original(parts.binary(BinaryOp.OR, shifted, low));
    }

    @Override
    public Expr store(Expr given) {
      return parts
          .typing()
          .comma(
              parts
                  .typing()
                  .comma(
                      parts.assign(whole, parts.unsigned(given)),
                      parts.assign(low, lowBits()),
                      Span.NONE),
              parts.assign(high, highBits()),
              Span.NONE);
    }

    private Expr lowBits() {
      long mask = (1L << bits) - 1;
      Expr literal =
          new Expr.IntLiteral(BigInteger.valueOf(mask), mask + "u", CType.UINT, Span.NONE);
      return parts.binary(BinaryOp.AND, whole, literal);
    }

    private Expr highBits() {
      return parts.binary(BinaryOp.SHIFT_RIGHT, whole, parts.number(bits));
    }

    @Override
    public List<Stmt> declarations(Optional<Expr> first) {
      return List.of(
          parts.declared(whole, first.map(parts::unsigned)),
          parts.declared(low, first.map(_ -> lowBits())),
          parts.declared(high, first.map(_ -> highBits())));
    }

    @Override
    public String inWords() {
      return high.name() + " and " + low.name();
    }
  }
}
