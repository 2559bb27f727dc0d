package dev.assay.mutate.preserving;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import dev.assay.mutate.profile.Place;
import dev.assay.mutate.synthesis.DeadCode;
import dev.assay.mutate.synthesis.Expressions;
import dev.assay.mutate.synthesis.Outputs;
import dev.assay.mutate.synthesis.Predicates;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Fills the skeleton of a block that changes variables and restores them:
 *
 * <pre>
 * T kept = expression;
 * if (true predicate) {
 *   kept = v;
 *   v = expression;
 *   if/while (false predicate) { print v; }
 * }
 * v = kept;
 * </pre>
 *
 * <p>Where variables change from visit to visit, the condition may also hold at the first or the
 * last visit only; what is kept is the variable itself from the start then.
 *
 * <p>The table follows: each expression is synthesized from what is known where it stands.
 */
final class TcbSnippet {
  private static final int MOST_DEPTH = 2;
  private static final int TRIES = 6;
  private static final List<BinaryOp> COMPOUND =
      List.of(
          BinaryOp.ADD,
          BinaryOp.SUBTRACT,
          BinaryOp.MULTIPLY,
          BinaryOp.XOR,
          BinaryOp.OR,
          BinaryOp.AND,
          BinaryOp.SHIFT_RIGHT);

  private final Typing typing;
  private final DeadCode dead;
  private final Rng rng;

  TcbSnippet(Typing typing, DeadCode dead, Rng rng) {
    this.typing = typing;
    this.dead = dead;
    this.rng = rng;
  }

  /** The statements in order, and words about them. */
  record Made(List<Stmt> statements, String material) {}

  /** Statements and what is known after them. */
  private record Step(List<Stmt> statements, Table after) {}

  Optional<Made> of(List<Backup> backups, Table table) {
    Optional<Expr> end = rng.chance(1, 3) ? predicates(table).atAnEnd() : Optional.empty();
    Optional<Step> declared =
        each(backups, table, end.isPresent() ? this::keptAtOnce : this::declared);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    Table known = declared.get().after();
    Optional<Expr> guard = end.or(() -> predicates(known).of(true, rng.between(0, MOST_DEPTH)));
    Optional<Step> changed =
        guard.flatMap(known::where).flatMap(inside -> each(backups, inside, this::changed));
    if (changed.isEmpty()) {
      return Optional.empty();
    }
    Optional<Stmt> use = use(backups, changed.get().after());
    return use.map(u -> made(backups, declared.get(), guard.get(), changed.get(), u));
  }

  private Made made(List<Backup> backups, Step declared, Expr guard, Step changed, Stmt use) {
    List<Stmt> inside = new ArrayList<>(changed.statements());
    inside.add(use);
    List<Stmt> all = new ArrayList<>(declared.statements());
    Stmt body = new Stmt.Block(inside, Span.NONE);
    all.add(new Stmt.If(typing.condition(guard), body, Optional.empty(), Span.NONE));
    for (Backup backup : rng.shuffled(backups)) {
      all.add(assigned(backup.place(), typing.rvalue(backup.kept().lvalue())));
    }
    String variables =
        backups.stream()
            .map(b -> Printer.print(b.place().lvalue()))
            .collect(Collectors.joining(", "));
    return new Made(all, variables + ": if (" + Material.line(Printer.print(guard)) + ") { … }");
  }

  private Predicates predicates(Table table) {
    return new Predicates(table, typing, rng);
  }

  @FunctionalInterface
  private interface Part {
    Optional<Step> of(Backup backup, Table table);
  }

  /** The statements for one backup after another. */
  private static Optional<Step> each(List<Backup> backups, Table table, Part part) {
    List<Stmt> statements = new ArrayList<>();
    Table known = table;
    for (Backup backup : backups) {
      Optional<Step> step = part.of(backup, known);
      if (step.isEmpty()) {
        return Optional.empty();
      }
      statements.addAll(step.get().statements());
      known = step.get().after();
    }
    return Optional.of(new Step(statements, known));
  }

  private Optional<Step> declared(Backup backup, Table table) {
    return new Expressions(table, typing, rng)
        .any(backup.kept().type())
        .flatMap(value -> declared(backup, value, table));
  }

  /** For a condition that need not hold. */
  private Optional<Step> keptAtOnce(Backup backup, Table table) {
    return declared(backup, typing.rvalue(backup.place().lvalue()), table);
  }

  private Optional<Step> declared(Backup backup, Expr value, Table table) {
    return table
        .withNew(backup.kept(), value)
        .map(after -> new Step(List.of(declaration(backup, value)), after));
  }

  private Stmt declaration(Backup backup, Expr value) {
    CType type = backup.kept().type();
    Expr converted = typing.convertForAssignment(value, type, Typing.Purpose.INITIALIZATION);
    return new Stmt.Declare(
        new Decl.Variable(
            backup.name(),
            type,
            Decl.Storage.NONE,
            Decl.Traits.NONE,
            Optional.of(new Initializer.Value(converted)),
            List.of(),
            Optional.empty(),
            Span.NONE));
  }

  /** The value is kept, then the place has another one. */
  private Optional<Step> changed(Backup backup, Table table) {
    Expr old = typing.rvalue(backup.place().lvalue());
    Optional<Table> safe = table.with(backup.kept(), old);
    for (int i = 0; i < TRIES && safe.isPresent(); i++) {
      Optional<Step> change = newValue(backup.place(), safe.get());
      if (change.isPresent()) {
        List<Stmt> statements = new ArrayList<>(List.of(assigned(backup.kept(), old)));
        statements.addAll(change.get().statements());
        return Optional.of(new Step(statements, change.get().after()));
      }
    }
    return Optional.empty();
  }

  private Optional<Step> newValue(Place place, Table table) {
    Expr old = typing.rvalue(place.lvalue());
    Optional<Expr> value =
        new Expressions(table, typing, rng).any(place.type()).filter(v -> !v.equals(old));
    boolean compound = Types.isInteger(place.type()) && rng.chance(1, 3);
    return value.flatMap(v -> compound ? combined(place, v, table) : replaced(place, v, table));
  }

  private Optional<Step> replaced(Place place, Expr value, Table table) {
    return table.with(place, value).map(after -> new Step(List.of(assigned(place, value)), after));
  }

  private Optional<Step> combined(Place place, Expr value, Table table) {
    BinaryOp op = rng.pick(COMPOUND);
    Expr result = typing.binary(op, place.lvalue(), value, Span.NONE);
    Stmt made =
        new Stmt.Expression(typing.compoundAssign(op, place.lvalue(), value, Span.NONE), Span.NONE);
    return table.with(place, result).map(after -> new Step(List.of(made), after));
  }

  private Stmt assigned(Place place, Expr value) {
    return new Stmt.Expression(typing.assign(place.lvalue(), value, Span.NONE), Span.NONE);
  }

  /** What would print the changed values if it were reached. */
  private Optional<Stmt> use(List<Backup> backups, Table table) {
    boolean loop = rng.chance(1, 3);
    List<Stmt> items = new ArrayList<>();
    backups.forEach(b -> items.add(Outputs.printed(b.place(), typing)));
    if (rng.chance(1, 3)) {
      items.addAll(dead.block(loop).items());
    }
    Stmt body = new Stmt.Block(items, Span.NONE);
    return predicates(table)
        .of(false, rng.between(0, MOST_DEPTH))
        .map(typing::condition)
        .map(condition ->
            loop
                ? new Stmt.While(condition, body, Span.NONE)
                : new Stmt.If(condition, body, Optional.empty(), Span.NONE));
  }
}
