package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Layout;
import dev.assay.c.type.RecordLayout;
import dev.assay.c.type.Types;
import dev.assay.interpret.memory.Access;
import dev.assay.interpret.memory.BitField;
import dev.assay.interpret.node.Constants;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.NearestLong;
import dev.assay.interpret.node.PointerNodes;
import dev.assay.interpret.value.Repr;

/** Translates lvalues to the places they designate. */
final class Lvalues {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final Layout layout;
  private final Routes routes;

  Lvalues(ExprTranslator expressions) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.layout = context.machine().layout();
    this.routes = new Routes(layout, context.program().accesses());
  }

  /** The place of an lvalue, or of a struct value that is made into a temporary object. */
  Place place(Expr expr) {
    if (expr instanceof Expr.Generic g) {
      return place(g.chosen());
    }
    if (expr instanceof Expr.ChooseExpr c) {
      return place(c.chosen());
    }
    if (expr instanceof Expr.Swizzle s && Components.isElement(s)) {
      return place(Components.element(s));
    }
    if (expr instanceof Expr.Member m) {
      FieldLayout field = field(m);
      if (field.isBitField()) {
        return bits(m, field);
      }
    }
    if (expr instanceof Expr.Name n
        && context.scope().find(n.name()) instanceof Binding.Slot slot) {
      return new Place.InSlot(n.name(), slot, repr(slot.type()));
    }
    Access access = context.program().accesses().access(expr.type(), routes.of(expr), expr.span());
    return new Place.InMemory(address(expr, false), access, expr.type(), repr(expr.type()));
  }

  private Repr repr(CType type) {
    return Repr.of(type, layout);
  }

  /**
   * The address of an lvalue or function; {@code endAllowed} where it may be one past the end of an
   * array, since nothing is accessed there.
   */
  ExprNode address(Expr expr, boolean endAllowed) {
    return switch (expr) {
      case Expr.Name n -> name(n);
      case Expr.StringLiteral s -> expressions.literals().string(s);
      case Expr.CompoundLiteral c -> expressions.temporaries().compoundLiteral(c);
      case Expr.Index i -> index(i, endAllowed);
      case Expr.Member m -> member(m);
      case Expr.Swizzle s when Components.isElement(s) -> index(Components.element(s), endAllowed);
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> expressions.rvalue(u.operand());
      case Expr.Unary u when u.op() == UnaryOp.REAL || u.op() == UnaryOp.IMAG -> part(u);
      case Expr.Generic g -> address(g.chosen(), endAllowed);
      case Expr.ChooseExpr c -> address(c.chosen(), endAllowed);
      case Expr value -> expressions.temporaries().materialise(value);
    };
  }

  private ExprNode name(Expr.Name name) {
    Binding binding = context.scope().find(name.name());
    return switch (binding) {
      case Binding.InMemory m -> PointerNodes.local(m.index(), m.hops(), name.name(), name.span());
      case Binding.Static s -> Constants.of(s.object().base());
      case Binding.Function f -> Constants.of(context.program().functionObject(f.name()).base());
      case Binding.Nested n -> PointerNodes.local(n.index(), n.hops(), n.name(), name.span());
      case Binding.Slot _ ->
          throw new IllegalStateException("address of '" + name.name() + "', kept in a slot");
      case null -> unknown(name);
    };
  }

  private ExprNode unknown(Expr.Name name) {
    return switch (name.name()) {
      case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__" ->
          expressions.literals().text(context.function().name());
      default ->
          Types.isFunction(name.type())
              ? Constants.of(context.program().functionObject(name.name()).base())
              : expressions.unsupported("external variable '" + name.name() + "'", name.span());
    };
  }

  private ExprNode part(Expr.Unary unary) {
    Expr operand = unary.operand();
    ExprNode whole = address(operand, false);
    boolean imaginary = unary.op() == UnaryOp.IMAG;
    long size = layout.sizeOf(unary.type()).orElse(0);
    return PointerNodes.offset(whole, imaginary ? size : 0);
  }

  private ExprNode index(Expr.Index index, boolean endAllowed) {
    if (Types.unqualified(index.base().type()) instanceof CType.Vector v) {
      ExprNode vector = address(index.base(), false);
      var bound = new PointerNodes.Bound(Constants.of((long) v.count()), false);
      ExprNode size = expressions.sizes().of(index.type());
      return PointerNodes.element(
          vector, number(index, expressions.rvalue(index.index())), size, bound, index.span());
    }
    Span span = index.span();
    return expressions
        .order()
        .both(
            index.base(),
            index.index(),
            span,
            (base, place) -> element(index, base, number(index, place), endAllowed));
  }

  private ExprNode number(Expr.Index index, ExprNode value) {
    return NearestLong.of(value, expressions.repr(index.index().type()));
  }

  private ExprNode element(Expr.Index index, ExprNode base, ExprNode place, boolean endAllowed) {
    ExprNode size = expressions.sizes().of(index.type());
    CType.Array array = knownArray(index.base());
    if (array != null) {
      var bound = new PointerNodes.Bound(expressions.sizes().count(array), endAllowed);
      return PointerNodes.element(base, place, size, bound, index.span());
    }
    return PointerNodes.add(base, place, size, false, index.span());
  }

  /** The array that decays to a subscript's base, where its bound is to be kept. */
  private CType.Array knownArray(Expr base) {
    if (!(base instanceof Expr.Implicit i) || i.conversion() != Conversion.ARRAY_TO_POINTER) {
      return null;
    }
    if (!(Types.unqualified(i.operand().type()) instanceof CType.Array array)
        || routes.isTrailing(i.operand())) {
      return null;
    }
    return switch (array.size()) {
      case CType.ArraySize.Fixed f -> f.count() > 0 ? array : null;
      case CType.ArraySize.Variable _ -> array;
      case CType.ArraySize.Unknown _, CType.ArraySize.Star _ -> null;
    };
  }

  private FieldLayout field(Expr.Member member) {
    CType base = member.base().type();
    CType record = member.arrow() ? Types.target(base) : base;
    return layout
        .layout(record)
        .flatMap((RecordLayout l) -> l.find(member.field()))
        .orElseThrow(() -> new IllegalStateException("no member " + member.field()))
        .layout();
  }

  private ExprNode member(Expr.Member member) {
    return shifted(member, field(member).offset());
  }

  private ExprNode shifted(Expr.Member member, long offset) {
    return member.arrow()
        ? PointerNodes.member(expressions.rvalue(member.base()), offset, member.span())
        : PointerNodes.offset(address(member.base(), false), offset);
  }

  private Place bits(Expr.Member member, FieldLayout field) {
    int firstBit = (int) (field.bitOffset() % 8);
    int width = field.bitWidth();
    if (width > 64) {
      ExprNode failure = expressions.unsupported("bit-field of more than 64 bits", member.span());
      return new Place.Nowhere(failure, member.type(), repr(member.type()));
    }
    int bytes = (firstBit + width + 7) / 8;
    boolean isVolatile = Types.qualifiers(member.type()).isVolatile();
    Access plain = Access.bytes(bytes, member.span());
    var access =
        new Access(bytes, 0, plain.aliasClass(), 0, false, isVolatile, "bit-field", member.span());
    boolean signed = layout.isSigned(member.type());
    return new Place.InBits(
        shifted(member, field.bitOffset() / 8),
        new BitField(firstBit, width, signed, access),
        member.type(),
        repr(member.type()));
  }
}
