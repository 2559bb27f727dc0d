package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes two variables of a block the members of one struct. */
public final class JoinVariables implements Mutator {
  @Override
  public String name() {
    return "join";
  }

  @Override
  public String summary() {
    return "makes two variables the members of one struct";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!(spot.statement() instanceof Stmt.Declare(Decl.Variable _))
        || !(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return Optional.empty();
    }
    Bindings bindings = Bindings.of(spot.function(), facts);
    FileScope scope = FileScope.before(spot.function(), facts.program());
    List<Local> found =
        block.items().stream()
            .dropWhile(item -> item != spot.statement())
            .flatMap(item -> local(item, bindings).stream())
            .filter(local -> canJoin(local, bindings, scope, facts))
            .toList();
    boolean startsHere =
        !found.isEmpty()
            && bindings.parent(found.getFirst().variable().orElseThrow()) == spot.statement();
    if (!startsHere || found.size() < 2) {
      return Optional.empty();
    }
    Local other = rng.pick(found.subList(1, found.size()));
    return Optional.of(change(found.getFirst(), other, bindings, spot, names, rng));
  }

  private static Optional<Local> local(Stmt item, Bindings bindings) {
    return item instanceof Stmt.Declare(Decl.Variable v)
        ? bindings.locals().stream()
            .filter(local -> local.variable().filter(other -> other == v).isPresent())
            .findFirst()
        : Optional.empty();
  }

  private static boolean canJoin(Local local, Bindings bindings, FileScope scope, Facts facts) {
    var qualifiers = Types.qualifiers(local.type());
    return (local.storage() == Decl.Storage.NONE || local.storage() == Decl.Storage.AUTO)
        && local.isPlain()
        && !qualifiers.isConst()
        && !qualifiers.isAtomic()
        && !Types.isVariablyModified(local.type())
        && scope.canWrite(local.type())
        && !Candidates.isNameHidden(local.type(), bindings)
        && facts.layout().isComplete(local.type())
        && local.uses().stream().noneMatch(use -> Candidates.isUnevaluated(use, bindings))
        && local
            .variable()
            .flatMap(Decl.Variable::initializer)
            .filter(i -> !isAssignable(i, local))
            .isEmpty();
  }

  private static boolean isAssignable(Initializer initializer, Local local) {
    return initializer instanceof Initializer.Value && Types.isScalar(local.type());
  }

  private static Change change(
      Local first, Local second, Bindings bindings, Spot spot, FreshNames names, Rng rng) {
    var tag = new Tag(Tag.Kind.STRUCT, names.next("both"), 0);
    Expr.Name whole = new Expr.Name(names.next("s"), new CType.Record(tag), Span.NONE);
    List<TagDef.Field> fields = new ArrayList<>(List.of(field(first), field(second)));
    var definition =
        new TagDef.RecordDef(
            tag, rng.nextBoolean() ? fields : fields.reversed(), 0, List.of(), Span.NONE);
    var replacements = new ArrayList<Replacement>();
    replacements.add(new Replacement.Before(spot.function(), new Decl.TagDefinition(definition)));
    var start = new ArrayList<Stmt>();
    start.add(declaration(whole));
    start.addAll(initialized(first, whole));
    replacements.add(new Replacement.OfStmt(spot.statement(), start));
    Stmt later = (Stmt) bindings.parent(second.variable().orElseThrow());
    replacements.add(new Replacement.OfStmt(later, initialized(second, whole)));
    for (Local local : List.of(first, second)) {
      local.uses().forEach(use -> replacements.add(Replacement.of(use, member(local, whole))));
    }
    return new Change(
        first.name() + " and " + second.name() + " in " + tag,
        replacements,
        Candidates.scope(spot));
  }

  private static TagDef.Field field(Local local) {
    return new TagDef.Field(
        local.name(), local.type(), OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  private static Expr member(Local local, Expr whole) {
    return new Expr.Member(whole, local.name(), false, local.type(), Span.NONE);
  }

  private static Stmt declaration(Expr.Name whole) {
    return new Stmt.Declare(
        new Decl.Variable(
            whole.name(),
            whole.type(),
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }

  private static List<Stmt> initialized(Local local, Expr whole) {
    return local.variable().orElseThrow().initializer().stream()
        .map(Candidates::value)
        .<Expr>map(value ->
            new Expr.Assign(
                member(local, whole), value, Types.unqualified(local.type()), Span.NONE))
        .<Stmt>map(assign -> new Stmt.Expression(assign, Span.NONE))
        .toList();
  }
}
