package dev.assay.c.walk;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.CType.TypeOperand;
import dev.assay.c.Conversion;
import dev.assay.c.DataModel;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import dev.assay.c.StepOp;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.UnaryOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A program with every kind of node in it; what it would mean does not matter. */
final class SampleTree {
  static final Span SPAN = Span.NONE;

  private static final CType INT = CType.INT;
  private static final Tag RECORD = new Tag(Tag.Kind.STRUCT, "tag", 0);
  private static final Tag ENUM = new Tag(Tag.Kind.ENUM, "kinds", 0);

  private SampleTree() {}

  static Expr name(String name) {
    return new Expr.Name(name, INT, SPAN);
  }

  static Expr sum(Expr left, Expr right) {
    return new Expr.Binary(BinaryOp.ADD, left, right, INT, SPAN);
  }

  static Stmt.Block block(Stmt... items) {
    return new Stmt.Block(List.of(items), SPAN);
  }

  static Program program() {
    var field =
        new TagDef.Field("field", INT, OptionalInt.empty(), OptionalInt.empty(), List.of(), SPAN);
    TagDef record = new TagDef.RecordDef(RECORD, List.of(field), 0, List.of(), SPAN);
    var enumerator =
        new TagDef.Enumerator("constant", Optional.of(name("a")), BigInteger.ONE, SPAN);
    TagDef kinds =
        new TagDef.EnumDef(
            ENUM, List.of(enumerator), Optional.of(INT), CType.UINT, List.of(), SPAN);
    List<Decl> declarations = new ArrayList<>();
    declarations.add(
        new Decl.Include("<h.h>", List.of(variable("in_header", INT, Optional.empty())), SPAN));
    declarations.add(new Decl.TagDeclaration(RECORD, SPAN));
    declarations.add(new Decl.TagDefinition(record));
    declarations.add(new Decl.TagDefinition(kinds));
    declarations.add(new Decl.Typedef("type_name", everyType(), List.of(), SPAN));
    declarations.add(new Decl.StaticAssert(name("a"), Optional.of(name("b")), SPAN));
    declarations.add(new Decl.Asm("\"in_asm\"", SPAN));
    declarations.add(new Decl.Directive("#pragma once", SPAN));
    declarations.add(variable("variable", everyType(), Optional.of(initializer())));
    declarations.add(function());
    TypeTable table = TypeTable.EMPTY.with(record).with(kinds);
    return new Program("test.c", declarations, table, DataModel.LP64, Standard.DEFAULT);
  }

  private static Decl variable(String name, CType type, Optional<Initializer> initializer) {
    return new Decl.Variable(
        name,
        type,
        Decl.Storage.NONE,
        Decl.Traits.NONE,
        initializer,
        List.of(),
        Optional.empty(),
        SPAN);
  }

  private static Decl function() {
    List<Stmt> items = new ArrayList<>(statements());
    expressions().forEach(e -> items.add(new Stmt.Expression(e, SPAN)));
    return new Decl.Function(
        "function",
        new CType.Function(INT, List.of(INT), false, true),
        List.of(new Decl.Parameter("parameter", INT, Decl.Storage.NONE, List.of(), SPAN)),
        Decl.Storage.STATIC,
        Decl.FunctionSpecifiers.NONE,
        List.of(),
        Optional.empty(),
        false,
        Optional.of(new Stmt.Block(items, SPAN)),
        SPAN);
  }

  private static CType everyType() {
    CType type = new CType.Vector(new CType.Complex(INT), 4);
    type = new CType.Typeof(new TypeOperand.OfType(type), false, type);
    type = new CType.Array(type, new CType.ArraySize.Variable(name("n")));
    type = new CType.Attributed(new CType.Typedef("t", type), List.of());
    type = new CType.Qualified(type, dev.assay.c.Qualifiers.CONST);
    return new CType.Pointer(
        new CType.Function(type, List.of(new CType.Record(RECORD)), true, true));
  }

  private static Initializer initializer() {
    List<Designator> path =
        List.of(
            new Designator.Field("field"),
            new Designator.Index(name("i")),
            new Designator.Range(name("j"), name("k")));
    var item = new Initializer.Item(path, new Initializer.Value(name("v")));
    return new Initializer.Braces(List.of(item), SPAN);
  }

  private static List<Stmt> statements() {
    Expr a = name("a");
    var empty = new Stmt.Empty(List.of(), SPAN);
    var named = new Stmt.Label.Named("label", List.of());
    var range = new Stmt.Label.Case(a, Optional.of(a), BigInteger.ONE, BigInteger.TWO);
    return List.of(
        new Stmt.Declare(variable("local", INT, Optional.empty())),
        new Stmt.If(a, block(), Optional.of(empty), SPAN),
        new Stmt.While(a, new Stmt.Break(SPAN), SPAN),
        new Stmt.DoWhile(new Stmt.Continue(SPAN), a, SPAN),
        new Stmt.For(
            List.of(new Stmt.Declare(variable("i", INT, Optional.empty()))),
            Optional.of(a),
            Optional.of(a),
            empty,
            SPAN),
        new Stmt.Switch(a, new Stmt.Labeled(range, empty, SPAN), SPAN),
        new Stmt.Labeled(named, new Stmt.Goto("label", SPAN), SPAN),
        new Stmt.ComputedGoto(a, SPAN),
        new Stmt.Return(Optional.of(a), SPAN),
        new Stmt.Asm("volatile", "\"in_asm\" : \"=r\"(a)", List.of(a), SPAN),
        new Stmt.LocalLabels(List.of("label"), SPAN),
        new Stmt.Pragma("#pragma x", SPAN));
  }

  private static List<Expr> expressions() {
    Expr a = name("a");
    BigInteger one = BigInteger.ONE;
    return List.of(
        new Expr.IntLiteral(one, "1", INT, SPAN),
        new Expr.FloatLiteral("1.0", CType.DOUBLE, SPAN),
        new Expr.CharLiteral(one, "'\\1'", INT, SPAN),
        new Expr.StringLiteral(List.of("\"\""), "", everyType(), SPAN),
        new Expr.NullptrLiteral(new CType.NullPointer(), SPAN),
        new Expr.EnumConstant("constant", one, INT, SPAN),
        new Expr.Unary(UnaryOp.MINUS, a, INT, SPAN),
        new Expr.Step(StepOp.PRE_DECREMENT, a, INT, SPAN),
        sum(a, a),
        new Expr.Assign(a, a, INT, SPAN),
        new Expr.CompoundAssign(BinaryOp.ADD, a, a, INT, INT, SPAN),
        new Expr.Conditional(a, a, a, INT, SPAN),
        new Expr.OrElse(a, a, INT, SPAN),
        new Expr.Comma(a, a, INT, SPAN),
        new Expr.Call(a, List.of(a), INT, SPAN),
        new Expr.BuiltinCall("__builtin_x", List.of(a), INT, SPAN),
        new Expr.Index(a, a, INT, SPAN),
        new Expr.Member(a, "field", true, INT, SPAN),
        new Expr.Cast(INT, Conversion.NO_OP, a, INT, SPAN),
        new Expr.Implicit(Conversion.INTEGRAL, a, INT, SPAN),
        new Expr.SizeOf(new TypeOperand.OfExpr(a), INT, SPAN),
        new Expr.AlignOf(new TypeOperand.OfType(INT), INT, SPAN),
        new Expr.OffsetOf(INT, List.of(new Designator.Index(a)), INT, SPAN),
        new Expr.CompoundLiteral(INT, initializer(), INT, SPAN),
        new Expr.StatementExpr(block(new Stmt.Expression(a, SPAN)), INT, SPAN),
        new Expr.Generic(
            new TypeOperand.OfExpr(a),
            List.of(new Expr.Association(Optional.of(INT), a)),
            0,
            INT,
            SPAN),
        new Expr.VaArg(a, INT, INT, SPAN),
        new Expr.TypesCompatible(INT, INT, true, INT, SPAN),
        new Expr.ChooseExpr(a, a, a, true, INT, SPAN),
        new Expr.ConvertVector(a, INT, INT, SPAN),
        new Expr.Swizzle(a, "xy", true, true, INT, SPAN),
        new Expr.LabelAddress("label", INT, SPAN));
  }
}
