package dev.assay.interpret.translate;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.ObjectKind;
import dev.assay.interpret.memory.Origin;
import dev.assay.interpret.node.DeclarationNodes;
import dev.assay.interpret.node.ExprNode;
import dev.assay.interpret.node.Lifetimes;
import dev.assay.interpret.node.LocalObject;
import dev.assay.interpret.node.SimpleStmts;
import dev.assay.interpret.node.StmtNode;
import dev.assay.interpret.node.ValueKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Translates the declarations of one block. */
final class DeclarationTranslator {
  private final ExprTranslator expressions;
  private final FunctionContext context;
  private final BlockPlan plan;
  private final boolean repeated;

  /** {@code repeated} where a call may come to the declarations more than once. */
  DeclarationTranslator(ExprTranslator expressions, BlockPlan plan, boolean repeated) {
    this.expressions = expressions;
    this.context = expressions.context();
    this.plan = plan;
    this.repeated = repeated || !context.facts().labels().isEmpty();
  }

  /** Declares the names; what is to be done when the declaration is reached, if anything. */
  Optional<StmtNode> declare(Decl decl) {
    return switch (decl) {
      case Decl.Variable v -> variable(v);
      case Decl.Function f -> function(f);
      case Decl.Typedef t -> sizes(t);
      case Decl.TagDefinition t -> definition(t);
      case Decl.TagDeclaration _, Decl.StaticAssert _ -> Optional.empty();
      case Decl.Asm _, Decl.Directive _, Decl.Include _ -> Optional.empty();
    };
  }

  /** GNU C has structs whose size is not constant; nobody else does. */
  private static Optional<StmtNode> definition(Decl.TagDefinition tag) {
    return tag.definition() instanceof TagDef.RecordDef record
            && record.fields().stream().anyMatch(f -> Types.isVariablyModified(f.type()))
        ? Optional.of(SimpleStmts.unsupported("struct with a variable length array", tag.span()))
        : Optional.empty();
  }

  private Optional<StmtNode> sizes(Decl.Typedef typedef) {
    if (inlineDefinition(typedef.type()) instanceof TagDef.RecordDef record) {
      return definition(new Decl.TagDefinition(record));
    }
    if (!Types.isVariablyModified(typedef.type())) {
      return Optional.empty();
    }
    var sizes = new VariableSizes(expressions, typedef.span());
    sizes.add(typedef.type(), true);
    plan.addVariable(-1, sizes.slots());
    return Optional.of(statement(sizes.nodes(), typedef));
  }

  /** The definition of a struct without a tag that a declaration holds, or null. */
  private TagDef inlineDefinition(CType type) {
    return Types.unqualified(type) instanceof CType.Record(Tag tag) && tag.isAnonymous()
        ? context.machine().layout().definition(tag).orElse(null)
        : null;
  }

  private StmtNode statement(List<ExprNode> nodes, Decl decl) {
    ExprNode all = nodes.size() == 1 ? nodes.getFirst() : DeclarationNodes.all(nodes);
    int weight = Survey.of(new Stmt.Declare(decl)).weight();
    return SimpleStmts.expression(all, weight, decl.span());
  }

  private Optional<StmtNode> function(Decl.Function function) {
    if (function.body().isPresent()) {
      nested(function);
      return Optional.empty();
    }
    Binding known = context.scope().find(function.name());
    if (!(known instanceof Binding.Nested)) {
      context
          .scope()
          .declare(function.name(), new Binding.Function(function.name(), function.type()));
    }
    return Optional.empty();
  }

  /** Each call of the enclosing function has its own version of a nested one. */
  private void nested(Decl.Function function) {
    int index = context.shape().newMemory();
    var origin = new Origin(ObjectKind.FUNCTION, function.name());
    var object = new LocalObject(index, origin, 0, 16, EffectiveTypes.ANYTHING, true);
    context
        .scope()
        .declare(function.name(), new Binding.Nested(function.name(), index, 0, function.type()));
    var code = FunctionTranslator.nested(function, context);
    plan.add(new Lifetimes.NestedFunction(object, code));
  }

  private Optional<StmtNode> variable(Decl.Variable v) {
    return switch (v.storage()) {
      case EXTERN -> {
        Binding global = context.program().globals().find(v.name());
        context.scope().declare(v.name(), global);
        yield Optional.empty();
      }
      case STATIC -> {
        new StaticObjects(expressions).declare(v, context.scope());
        yield Optional.empty();
      }
      case NONE, AUTO, REGISTER -> {
        if (v.traits().threadLocal()) {
          new StaticObjects(expressions).declare(v, context.scope());
          yield Optional.empty();
        }
        yield automatic(v);
      }
    };
  }

  private Optional<StmtNode> automatic(Decl.Variable v) {
    if (inlineDefinition(v.type()) instanceof TagDef.RecordDef record
        && definition(new Decl.TagDefinition(record)).isPresent()) {
      return definition(new Decl.TagDefinition(record));
    }
    List<ExprNode> nodes = new ArrayList<>();
    boolean array = Types.isVariableLength(v.type());
    if (Types.isVariablyModified(v.type())) {
      var sizes = new VariableSizes(expressions, v.span());
      sizes.add(v.type(), true);
      nodes.addAll(sizes.nodes());
      if (!array) {
        plan.addVariable(-1, sizes.slots());
      }
    }
    boolean cleanup = Attribute.has(v.attributes(), "cleanup");
    if (array) {
      variableLengthArray(v, nodes);
    } else if (!cleanup && !context.isInMemory(v.name()) && Storage.fitsSlot(v.type())) {
      slot(v, nodes);
    } else {
      new LocalVariables(expressions, plan).inMemory(v, nodes);
    }
    context.restricts().begin(v.name()).ifPresent(nodes::add);
    if (cleanup) {
      new Cleanups(expressions, plan).add(v, nodes);
    }
    return nodes.isEmpty() ? Optional.empty() : Optional.of(statement(nodes, v));
  }

  private void variableLengthArray(Decl.Variable v, List<ExprNode> nodes) {
    int index = context.shape().newMemory();
    var origin = new Origin(ObjectKind.LOCAL, v.name());
    int alignment = Storage.alignment(v, context.machine().layout());
    AccessFactory accesses = context.program().accesses();
    CType type = v.type();
    var object = new LocalObject(index, origin, 0, alignment, EffectiveTypes.ANYTHING, false);
    ExprNode size = expressions.size(type);
    nodes.add(DeclarationNodes.beginArray(object, size, n -> accesses.declared(type, n)));
    context.scope().declare(v.name(), new Binding.InMemory(index, 0, type));
    plan.addVariable(index, List.of());
    if (v.initializer().isPresent()) {
      // C23 allows the empty initialiser alone.
      nodes.add(DeclarationNodes.zeroObject(index, v.span()));
    }
  }

  private void slot(Decl.Variable v, List<ExprNode> nodes) {
    ValueKind kind = ValueKind.of(v.type(), context.machine().layout());
    int index = kind == ValueKind.OBJECT ? context.shape().newValue() : context.shape().newSlot();
    boolean always =
        v.initializer().isPresent()
            && !plan.isJumpable()
            && !context.facts().callsSetjmp()
            && !mentions(v.initializer().get(), v.name());
    var slot = new Binding.Slot(index, kind, always, v.type());
    context.scope().declare(v.name(), slot);
    if (plan.isJumpable()) {
      plan.addSlot(slot);
    }
    if (v.initializer().isPresent()) {
      nodes.add(new LocalVariables(expressions, plan).store(slot, v.initializer().get()));
    } else if (repeated) {
      nodes.add(
          kind == ValueKind.OBJECT
              ? DeclarationNodes.forgetValue(index)
              : DeclarationNodes.ready(index, false));
    }
  }

  static boolean mentions(Initializer initializer, String name) {
    return switch (initializer) {
      case Initializer.Value v -> Names.uses(v.expr(), name);
      case Initializer.Braces b ->
          b.items().stream().anyMatch(item -> mentions(item.value(), name));
    };
  }
}
