package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws expressions of dead code: they have the right types, and need not be defined. */
final class DeadValues {
  private static final List<UnaryOp> UNARY =
      List.of(UnaryOp.MINUS, UnaryOp.COMPLEMENT, UnaryOp.NOT);
  private static final List<IntKind> KINDS =
      List.of(
          IntKind.SCHAR,
          IntKind.UCHAR,
          IntKind.SHORT,
          IntKind.USHORT,
          IntKind.INT,
          IntKind.UINT,
          IntKind.LONG,
          IntKind.ULLONG);

  private final DeadScope scope;
  private final List<Decl.Function> functions;
  private final Typing typing;
  private final Rng rng;

  DeadValues(DeadScope scope, List<Decl.Function> functions, Typing typing, Rng rng) {
    this.scope = scope;
    this.functions = functions;
    this.typing = typing;
    this.rng = rng;
  }

  CType integerType() {
    return new CType.Int(rng.pick(KINDS));
  }

  /** An integer expression. */
  Expr integer(int depth) {
    if (depth <= 0 || rng.chance(1, 4)) {
      return leaf();
    }
    return switch (rng.nextInt(10)) {
      case 0 -> typing.unary(rng.pick(UNARY), integer(depth - 1), Span.NONE);
      case 1 -> typing.cast(integerType(), integer(depth - 1), Span.NONE);
      case 2 ->
          typing.conditional(integer(depth - 1), integer(depth - 1), integer(depth - 1), Span.NONE);
      case 3 -> called(CType.INT, depth - 1).orElseGet(this::leaf);
      case 4 -> pointersCompared().orElseGet(this::leaf);
      default -> {
        BinaryOp op = rng.pick(List.of(BinaryOp.values()));
        yield typing.binary(op, integer(depth - 1), integer(depth - 1), Span.NONE);
      }
    };
  }

  private Expr leaf() {
    Optional<Expr> read =
        switch (rng.nextInt(8)) {
          case 0 -> Optional.empty();
          case 1, 2 -> element();
          case 3 -> pointed();
          default -> scope.integer().map(Place::lvalue);
        };
    return read.map(typing::rvalue).orElseGet(this::constant);
  }

  Expr constant() {
    long value =
        switch (rng.nextInt(4)) {
          case 0 -> rng.between(-2, 9);
          case 1 -> rng.nextInt(256);
          case 2 -> 1L << rng.nextInt(31);
          default -> rng.nextLong() >> rng.nextInt(64);
        };
    boolean small = (int) value == value;
    CType type = small ? CType.INT : new CType.Int(IntKind.LLONG);
    return Literals.integer(BigInteger.valueOf(value), type);
  }

  /** An integer object, often by a variable index or through a pointer. */
  Optional<Expr> integerLvalue() {
    return switch (rng.nextInt(6)) {
      case 0, 1 -> element().or(this::variable);
      case 2 -> pointed().or(this::variable);
      default -> variable();
    };
  }

  private Optional<Expr> variable() {
    return scope.integer().map(Place::lvalue);
  }

  static boolean isAssignable(Expr lvalue) {
    return !Types.qualifiers(lvalue.type()).isConst();
  }

  private Optional<Expr> element() {
    return scope.array(Types::isInteger).map(base -> typing.index(base, index(), Span.NONE));
  }

  private Expr index() {
    Optional<Place> place = scope.integer();
    Expr plain = place.map(p -> typing.rvalue(p.lvalue())).orElseGet(() -> Literals.integer(0));
    // A compiler puts in what a const object holds, and no linker reaches an address that is far
    // outside of an array.
    boolean small = place.isEmpty() || place.get().writable();
    return rng.chance(2, 3) && small
        ? plain
        : typing.binary(BinaryOp.AND, plain, Literals.integer(rng.between(1, 7)), Span.NONE);
  }

  private Optional<Expr> pointed() {
    Optional<Place> record = rng.chance(1, 3) ? scope.pointer(Types::isRecord) : Optional.empty();
    return record
        .flatMap(this::member)
        .or(() ->
            scope
                .pointer(Types::isInteger)
                .filter(p -> typing.layout().isComplete(Types.target(p.type())))
                .map(p ->
                    rng.chance(1, 3)
                        ? typing.index(p.lvalue(), index(), Span.NONE)
                        : typing.unary(UnaryOp.DEREFERENCE, p.lvalue(), Span.NONE)));
  }

  private Optional<Expr> member(Place pointer) {
    if (!(Types.unqualified(Types.target(pointer.type())) instanceof CType.Record r)
        || !(typing.layout().definition(r.tag()).orElse(null) instanceof TagDef.RecordDef def)) {
      return Optional.empty();
    }
    List<TagDef.Field> fields =
        def.fields().stream()
            .filter(f -> !f.name().isEmpty() && Types.isInteger(f.type()))
            .toList();
    return fields.isEmpty()
        ? Optional.empty()
        : Optional.of(typing.member(pointer.lvalue(), rng.pick(fields).name(), true, Span.NONE));
  }

  private Optional<Expr> pointersCompared() {
    return scope
        .any(p -> Types.isPointer(p.type()))
        .map(p -> {
          Expr some = pointer(p.type());
          Expr other = some.equals(p.lvalue()) ? Literals.integer(0) : some;
          BinaryOp op = rng.nextBoolean() ? BinaryOp.EQUAL : BinaryOp.NOT_EQUAL;
          return typing.binary(op, p.lvalue(), other, Span.NONE);
        });
  }

  /** A pointer of the very type, or null. */
  private Expr pointer(CType type) {
    Optional<Expr> array =
        rng.chance(1, 3) ? scope.array(e -> Types.same(e, Types.target(type))) : Optional.empty();
    return array
        .or(() -> scope.any(p -> Types.same(p.type(), Types.unqualified(type))).map(Place::lvalue))
        .filter(_ -> rng.chance(5, 6))
        .orElseGet(() -> Literals.integer(0));
  }

  /** Something that can be assigned to an object of a scalar type. */
  Optional<Expr> value(CType type, int depth) {
    if (Types.isInteger(type)) {
      return Optional.of(integer(depth));
    }
    if (Types.isPointer(type)) {
      return Optional.of(pointer(type));
    }
    if (!Types.isFloating(type)) {
      return Optional.empty();
    }
    Optional<Place> same = scope.any(p -> Types.isFloating(p.type()));
    return Optional.of(
        same.isPresent() && rng.nextBoolean()
            ? typing.binary(
                rng.pick(List.of(BinaryOp.ADD, BinaryOp.SUBTRACT, BinaryOp.MULTIPLY)),
                same.get().lvalue(),
                integer(0),
                Span.NONE)
            : integer(depth));
  }

  /** A call of a function; with an integer result if a type is wanted. */
  private Optional<Expr> called(CType wanted, int depth) {
    List<Decl.Function> fitting =
        functions.stream().filter(f -> Types.isVoid(wanted) || Types.isInteger(result(f))).toList();
    return fitting.isEmpty() ? Optional.empty() : called(rng.pick(fitting), depth);
  }

  Optional<Expr> called(int depth) {
    return called(CType.VOID, depth);
  }

  private static CType result(Decl.Function function) {
    return ((CType.Function) Types.unqualified(function.type())).result();
  }

  private Optional<Expr> called(Decl.Function function, int depth) {
    List<Expr> arguments = new ArrayList<>();
    for (Decl.Parameter parameter : function.parameters()) {
      Optional<Expr> value = value(parameter.type(), depth - 1);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(value.get());
    }
    Expr name = new Expr.Name(function.name(), function.type(), Span.NONE);
    return Optional.of(typing.call(name, arguments, Span.NONE));
  }
}
