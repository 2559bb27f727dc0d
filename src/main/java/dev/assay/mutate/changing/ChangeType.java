package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.IntKind;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A cast gives an expression another type, or a variable is declared with another one. */
final class ChangeType implements ChangingMutator {
  private static final int DECLARATION_SHARE = 4;

  @Override
  public String name() {
    return "change-type";
  }

  @Override
  public String summary() {
    return "a cast gives an expression another type, or a variable gets another one";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<ExprSite> sites = ExprSites.of(subject.program());
    if (rng.chance(1, DECLARATION_SHARE)) {
      Optional<Change> declared = new RetypedVariables(subject, sites).drawn(rng);
      if (declared.isPresent()) {
        return declared;
      }
    }
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(sites, rng, site -> options(site, subject, typing));
  }

  private static List<Expr> options(ExprSite site, Subject subject, CleanTyping typing) {
    if (!site.isUsed() || !isFree(site) || subject.conservative() && !isCareful(site)) {
      return List.of();
    }
    List<CType> types = types(subject.program().model());
    Stream<Expr> made =
        Types.isPointer(site.type())
            ? typing.cast(new CType.Pointer(CType.VOID), site.expr()).stream()
            : Stream.concat(
                types.stream().flatMap(type -> typing.cast(type, site.expr()).stream()),
                subject.conservative() ? Stream.of() : pointed(site, types, typing));
    return made.filter(by -> !Types.sameUnqualified(by.type(), site.type()))
        .filter(by -> isTaken(by, site, typing))
        .toList();
  }

  /** A pointer to void becomes any pointer to an object where it is stored. */
  private static boolean isTaken(Expr by, ExprSite site, CleanTyping typing) {
    boolean isPointer = Types.isPointer(site.type());
    return isPointer
        ? site.demand() == Demand.POINTER && !Types.isFunctionPointer(site.type())
        : site.takes(by, typing.typing());
  }

  /** Constants of switches and enumerations stay as they are. */
  private static boolean isFree(ExprSite site) {
    boolean isNumber = Types.isArithmetic(site.type());
    return site.constant().isEmpty()
        ? isNumber || Types.isPointer(site.type())
        : isNumber
            && site.constant().get().kind() == ConstantPlace.Kind.STATIC
            && site.use() != Use.DIVISOR;
  }

  private static boolean isCareful(ExprSite site) {
    return Types.isInteger(site.type()) && !site.use().isDelicate() && site.use() != Use.LOOP;
  }

  /** What a pointer points to, seen as another type. */
  private static Stream<Expr> pointed(ExprSite site, List<CType> types, CleanTyping typing) {
    return CleanTyping.isRead(site.expr())
            && ((Expr.Implicit) site.expr()).operand() instanceof Expr.Unary u
            && u.op() == UnaryOp.DEREFERENCE
        ? types.stream()
            .flatMap(type -> typing.cast(new CType.Pointer(type), u.operand()).stream())
            .flatMap(pointer -> typing.unary(UnaryOp.DEREFERENCE, pointer).stream())
            .flatMap(object -> typing.made(t -> t.rvalue(object)).stream())
        : Stream.of();
  }

  private static List<CType> types(DataModel model) {
    List<CType> types = new ArrayList<>(real(model));
    types.add(new CType.Complex(CType.DOUBLE));
    types.add(new CType.Complex(CType.FLOAT));
    return types;
  }

  /** All that compilers for the model know in C and without further options. */
  static List<CType> real(DataModel model) {
    List<CType> types = new ArrayList<>();
    for (IntKind kind : IntKind.values()) {
      if (kind.rank() < IntKind.INT128.rank() || model.pointerSize() == Long.BYTES) {
        types.add(new CType.Int(kind));
      }
    }
    types.add(CType.FLOAT);
    types.add(CType.DOUBLE);
    types.add(new CType.Floating(FloatKind.LONG_DOUBLE));
    return types;
  }
}
