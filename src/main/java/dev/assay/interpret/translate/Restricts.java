package dev.assay.interpret.translate;

import dev.assay.c.Expr;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.RestrictNodes;
import java.util.List;
import java.util.Optional;

/** Lets accesses be noted where restrict pointers are in scope, so that conflicts are found. */
final class Restricts {
  private final FunctionContext context;
  private final boolean any;

  /** Null until they are needed. */
  private RestrictFacts facts;

  /** Where the frame keeps its notes; -1 until something is noted. */
  private int log = -1;

  Restricts(FunctionContext context) {
    this.context = context;
    this.any = context.facts().hasRestrict();
  }

  private RestrictFacts facts() {
    if (facts == null) {
      facts = RestrictFacts.of(context.function());
    }
    return facts;
  }

  /** The place, whose address is noted when it is computed for a read or a write. */
  Place noted(Expr lvalue, Place place, boolean write) {
    if (!any
        || context.isAside()
        || facts().bases().isEmpty()
        || !(place instanceof Place.InMemory memory)) {
      return place;
    }
    int origin = facts().place(lvalue);
    List<RestrictNodes.Relation> relations = relations(origin);
    if (relations.isEmpty() || origin == RestrictFacts.UNKNOWN && !write) {
      return place;
    }
    var access = new RestrictNodes.Noted(relations, memory.access().size(), write, lvalue.span());
    return Places.at(place, RestrictNodes.note(memory.address(), access, log()));
  }

  /** What is done when a restrict pointer is declared in a block: its history begins. */
  Optional<ExprNode> begin(String name) {
    return any
        ? Optional.ofNullable(facts().bases().get(name))
            .map(base -> RestrictNodes.forget(base, log()))
        : Optional.empty();
  }

  private int log() {
    if (log < 0) {
      log = context.shape().newValue();
    }
    return log;
  }

  /** What an address of that origin is to each restrict pointer in scope. */
  private List<RestrictNodes.Relation> relations(int origin) {
    return facts().bases().entrySet().stream()
        .filter(base -> isLocal(context.scope().find(base.getKey())))
        .map(base -> relation(origin, base.getValue()))
        .toList();
  }

  private RestrictNodes.Relation relation(int origin, int base) {
    return new RestrictNodes.Relation(base, facts().basis(origin, base));
  }

  private static boolean isLocal(Binding binding) {
    return switch (binding) {
      case Binding.Slot _ -> true;
      case Binding.InMemory m -> m.hops() == 0;
      case Binding.Static _, Binding.Function _, Binding.Nested _ -> false;
      case null -> false;
    };
  }
}
