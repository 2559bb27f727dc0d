package dev.assay.mutate.preserving;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.Tags;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Facts;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Contents.Thing;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which called functions' bodies can stand where the call is. */
final class Inlinable implements Visitor {
  private static final int LARGEST = 600;

  private static final Set<Thing> FIXED =
      EnumSet.complementOf(EnumSet.of(Thing.RETURN, Thing.BUILTIN_CALL));

  /** Attributes that may make a call do something else than the body alone. */
  private static final Set<String> SPECIAL =
      Set.of(
          "target",
          "target_clones",
          "target_version",
          "naked",
          "interrupt",
          "isr",
          "signal",
          "weak",
          "gnu_inline",
          "returns_twice",
          "overloadable");

  private final Decl.Function function;
  private final FileScope scope;
  private final Set<String> taken;
  private final Bindings own;
  private final Tags tags;
  private boolean possible = true;

  private Inlinable(Decl.Function function, Spot spot, Facts facts) {
    this.function = function;
    this.scope = FileScope.before(function, facts.program());
    this.tags = facts.program().tags();
    this.own = Bindings.of(function, facts);
    this.taken = Bindings.of(spot.function(), facts).declared();
  }

  /** The function that is called, if its body can stand there. */
  static Optional<Decl.Function> function(Expr.Call call, Spot spot, Facts facts) {
    return DonorStatements.called(call)
        .flatMap(name -> defined(name.name(), spot, facts))
        .filter(f -> fits(f, call))
        .filter(f -> new Inlinable(f, spot, facts).isPossible());
  }

  /** The only definition, if it comes before the function that the call is in. */
  private static Optional<Decl.Function> defined(String name, Spot spot, Facts facts) {
    List<Decl.Function> before =
        facts.program().declarations().stream()
            .takeWhile(d -> d != (Decl) spot.function())
            .filter(d -> d instanceof Decl.Function f && f.body().isPresent())
            .map(Decl.Function.class::cast)
            .filter(f -> f.name().equals(name))
            .toList();
    return before.size() == 1 ? Optional.of(before.getFirst()) : Optional.empty();
  }

  private static boolean fits(Decl.Function f, Expr.Call call) {
    return !f.oldStyle()
        && f.asmName().isEmpty()
        && Types.unqualified(f.type()) instanceof CType.Function type
        && type.prototyped()
        && !type.variadic()
        && f.parameters().size() == call.arguments().size()
        && f.parameters().stream().allMatch(p -> p.attributes().isEmpty())
        && call.arguments().stream().noneMatch(Inlinable::livesOn)
        && f.attributes().stream().map(Attribute::name).noneMatch(SPECIAL::contains);
  }

  /** A compound literal must not die with the block that the body becomes. */
  private static boolean livesOn(Expr argument) {
    return Walk.expressions(argument).stream().anyMatch(Expr.CompoundLiteral.class::isInstance);
  }

  private boolean isPossible() {
    Stmt.Block body = function.body().orElseThrow();
    Contents contents = Contents.of(body);
    if (taken.contains(function.name())
        || contents.hasAny(FIXED)
        || contents.size() > LARGEST
        || !(Types.unqualified(function.type()) instanceof CType.Function type)
        || hasConstPart(type.result())) {
      return false;
    }
    Walk.over(type.result(), this);
    function.parameters().forEach(p -> Walk.over(Local.type(p), this));
    function.parameters().forEach(p -> possible &= !Types.isVariablyModified(p.type()));
    Walk.over(body, this);
    return possible;
  }

  /** What has such a part cannot be assigned to. */
  private boolean hasConstPart(CType type) {
    return Types.qualifiers(type).isConst()
        || Types.isArray(type) && hasConstPart(Types.element(type))
        || Types.unqualified(type) instanceof CType.Record r
            && tags.record(r.tag())
                .filter(d -> d.fields().stream().anyMatch(f -> hasConstPart(f.type())))
                .isPresent();
  }

  @Override
  public void type(CType type) {
    possible &= scope.canWrite(type) && !isTaken(type);
  }

  /** Whether the name of a type may mean something else where the call is. */
  private boolean isTaken(CType type) {
    return switch (type) {
      case CType.Typedef t -> taken.contains(t.name());
      case CType.Record r -> taken.contains(r.tag().name());
      case CType.Enum e -> taken.contains(e.tag().name());
      case CType _ -> false;
    };
  }

  /** Names of the function's own variables are replaced, so they are allowed to be taken. */
  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.EnumConstant e -> possible &= !taken.contains(e.name());
      case Expr.Name n ->
          possible &=
              !n.name().equals(function.name())
                  && (own.local(n).isPresent() || !taken.contains(n.name()));
      case Expr _ -> {}
    }
  }
}
