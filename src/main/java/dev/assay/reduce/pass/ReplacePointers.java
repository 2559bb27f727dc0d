package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.UnaryOp;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Uses objects where pointers to them are used: a variable that is always {@code &x} is {@code x}
 * wherever it is followed; a parameter takes the value instead of the address.
 */
final class ReplacePointers implements ReductionPass {
  private static final int OBJECT = 0;
  private static final int VALUE = 1;

  @Override
  public String name() {
    return "replace-pointers";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity entity : symbols.entities()) {
      if (!isToObject(entity.type())) {
        continue;
      }
      if (entity.isVariable()) {
        object(entity, symbols).ifPresent(edits::add);
        edits.add(value(entity, symbols));
      } else if (entity.is(Entity.Kind.PARAMETER)) {
        edits.addAll(parameter(entity, symbols));
      }
    }
    return edits;
  }

  private static boolean isToObject(CType type) {
    return Types.isPointer(type) && !Types.isFunctionPointer(type) && !Types.isVoidPointer(type);
  }

  /** What the pointer points to where it gets its only value, or the first of them. */
  private static Optional<Edit> object(Entity pointer, Symbols symbols) {
    Optional<Expr> first =
        pointer
            .defining()
            .initializer()
            .filter(Initializer.Value.class::isInstance)
            .map(i -> ((Initializer.Value) i).expr())
            .or(() -> firstStore(pointer, symbols))
            .flatMap(ReplacePointers::pointee);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    var all = new ArrayList<Replacement>();
    pointer.declarations().forEach(d -> all.addAll(Declarations.removed(d, symbols)));
    for (Expr.Name use : pointer.uses()) {
      all.add(withObject(use, first.get(), symbols));
    }
    return Optional.of(new Edit("the object for " + pointer.name(), OBJECT, all));
  }

  private static Optional<Expr> firstStore(Entity pointer, Symbols symbols) {
    return pointer.uses().stream()
        .flatMap(use -> symbols.store(use).stream())
        .filter(Expr.Assign.class::isInstance)
        .map(store -> ((Expr.Assign) store).value())
        .findFirst();
  }

  /** The {@code x} of {@code &x}, or the first element of an array. */
  private static Optional<Expr> pointee(Expr value) {
    return switch (value) {
      case Expr.Implicit i when i.operand() instanceof Expr.Name n && Types.isArray(n.type()) ->
          Optional.of(new Expr.Index(n, Values.zero(), Types.element(n.type()), n.span()));
      case Expr.Implicit i -> pointee(i.operand());
      case Expr.Unary u when u.op() == UnaryOp.ADDRESS && Effects.isPure(u) ->
          Optional.of(u.operand());
      case Expr _ -> Optional.empty();
    };
  }

  private static Replacement withObject(Expr.Name use, Expr object, Symbols symbols) {
    Optional<Expr> store = symbols.store(use);
    if (store.isPresent()) {
      return new Access(symbols).withoutStore(store.get());
    }
    Expr read = symbols.isRead(use) ? (Expr) symbols.parent(use) : use;
    return switch (symbols.parent(read)) {
      case Expr.Unary u when u.op() == UnaryOp.DEREFERENCE -> Replacement.of(u, object);
      case Expr.Member m when m.arrow() ->
          Replacement.of(m, new Expr.Member(object, m.field(), false, m.type(), m.span()));
      case Expr.Index i when i.base() == read -> Replacement.of(i, object);
      case null, default ->
          Replacement.of(read, new Expr.Unary(UnaryOp.ADDRESS, object, read.type(), read.span()));
    };
  }

  /** The variable is what it would point to: one level of pointers less. */
  private static Edit value(Entity pointer, Symbols symbols) {
    CType target = Types.target(pointer.type());
    var all = new ArrayList<Replacement>();
    for (Decl.Variable v : pointer.variables()) {
      Decl.Variable typed = v.withType(target);
      Optional<Initializer> first =
          v.initializer()
              .filter(Initializer.Value.class::isInstance)
              .flatMap(i -> pointee(((Initializer.Value) i).expr()))
              .map(Initializer.Value::new);
      all.addAll(Declarations.replaced(v, List.of(typed.withInitializer(first)), symbols));
    }
    pointer.uses().forEach(use -> all.add(followed(use, symbols)));
    return new Edit("the value for " + pointer.name(), VALUE, all);
  }

  private static Replacement followed(Expr.Name use, Symbols symbols) {
    Optional<Expr> store = symbols.store(use);
    if (store.isPresent() && store.get() instanceof Expr.Assign a) {
      return pointee(a.value())
          .map(value -> Replacement.of(a.value(), value))
          .orElseGet(() -> new Access(symbols).withoutStore(a));
    }
    return withObject(use, use, symbols);
  }

  private static List<Edit> parameter(Entity parameter, Symbols symbols) {
    Decl.Function definition = parameter.functions().getFirst();
    Optional<Entity> function =
        symbols.entities(Entity.Kind.FUNCTION).stream()
            .filter(f -> f.isDeclaredBy(definition))
            .findFirst();
    Optional<List<Expr.Call>> calls = function.flatMap(symbols::onlyCalls);
    if (calls.isEmpty()) {
      return List.of();
    }
    var all = new ArrayList<Replacement>();
    Decl.Parameter p = definition.parameters().get(parameter.place());
    for (Decl.Function f : function.get().functions()) {
      Decl.Parameter typed = Declarations.typed(p, Types.target(p.type()));
      all.add(new Replacement.OfParameter(f, parameter.place(), Optional.of(typed)));
    }
    parameter.uses().forEach(use -> all.add(followed(use, symbols)));
    for (Expr.Call call : calls.get()) {
      if (parameter.place() < call.arguments().size()) {
        Expr argument = call.arguments().get(parameter.place());
        Expr by =
            pointee(argument)
                .orElseGet(
                    () -> new Expr.Unary(UnaryOp.DEREFERENCE, argument, p.type(), argument.span()));
        all.add(Replacement.of(argument, by));
      }
    }
    return List.of(new Edit("the value for " + p.name() + " of " + definition.name(), VALUE, all));
  }
}
