package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Rewrites trees from the bottom up; a node of which no part changed is the same object afterwards.
 *
 * <p>System headers are left as they are.
 */
public final class Rewriter {
  private final Rules rules;
  private final ExprParts exprs = new ExprParts(this);
  private final StmtParts stmts = new StmtParts(this);
  private final DeclParts decls = new DeclParts(this);
  private final TypeParts types = new TypeParts(this);
  private final IdentityHashMap<CType, CType> knownTypes = new IdentityHashMap<>();
  private final IdentityHashMap<TagDef, TagDef> knownDefinitions = new IdentityHashMap<>();

  /**
   * Grows with every node that becomes another; while it stands still, rebuilt nodes are not
   * needed.
   */
  private long changes;

  public Rewriter(Rules rules) {
    this.rules = rules;
  }

  public Program program(Program program) {
    long before = changes;
    List<Decl> declarations = new ArrayList<>();
    program.declarations().forEach(d -> declarations.addAll(external(d)));
    Map<Tag, TagDef> table = new LinkedHashMap<>();
    for (TagDef old : program.tags().definitions().values()) {
      TagDef definition = definition(old);
      table.put(definition.tag(), definition);
    }
    return changes == before
        ? program
        : new Program(
            program.file(),
            declarations,
            new TypeTable(table),
            program.model(),
            program.standard());
  }

  private List<Decl> external(Decl decl) {
    if (decl instanceof Decl.Include) {
      return List.of(decl);
    }
    long before = changes;
    Decl rebuilt = decls.rebuilt(decl);
    Decl kept = changes == before ? decl : rebuilt;
    List<Decl> result = rules.external(kept);
    note(result.size() != 1 || !same(result.getFirst(), kept));
    return result;
  }

  public Expr expr(Expr expr) {
    long before = changes;
    Expr rebuilt = exprs.rebuilt(expr);
    Expr kept = changes == before ? expr : rebuilt;
    return noted(kept, rules.expr(kept));
  }

  public Stmt stmt(Stmt stmt) {
    long before = changes;
    Stmt rebuilt = stmts.rebuilt(stmt);
    Stmt kept = changes == before ? stmt : rebuilt;
    return noted(kept, rules.stmt(kept));
  }

  /**
   * A block in a place that takes only blocks; a rule that makes another statement of it gets a
   * block around that.
   */
  Stmt.Block block(Stmt.Block block) {
    Stmt result = stmt(block);
    return result instanceof Stmt.Block b ? b : new Stmt.Block(List.of(result), block.span());
  }

  List<Stmt> items(List<Stmt> stmts) {
    List<Stmt> result = new ArrayList<>(stmts.size());
    for (Stmt stmt : stmts) {
      long before = changes;
      Stmt rebuilt = this.stmts.rebuilt(stmt);
      Stmt kept = changes == before ? stmt : rebuilt;
      List<Stmt> items = rules.items(kept);
      note(items.size() != 1 || !same(items.getFirst(), kept));
      result.addAll(items);
    }
    return result;
  }

  public Decl decl(Decl decl) {
    long before = changes;
    Decl rebuilt = decls.rebuilt(decl);
    Decl kept = changes == before ? decl : rebuilt;
    return noted(kept, rules.decl(kept));
  }

  public Initializer initializer(Initializer initializer) {
    long before = changes;
    Initializer rebuilt = exprs.rebuilt(initializer);
    Initializer kept = changes == before ? initializer : rebuilt;
    return noted(kept, rules.initializer(kept));
  }

  public CType type(CType type) {
    CType known = knownTypes.get(type);
    if (known == null) {
      long before = changes;
      CType rebuilt = types.rebuilt(type);
      CType kept = changes == before ? type : rebuilt;
      known = noted(kept, rules.type(kept));
      knownTypes.put(type, known);
    }
    return noted(type, known);
  }

  public TagDef definition(TagDef definition) {
    TagDef known = knownDefinitions.get(definition);
    if (known == null) {
      long before = changes;
      TagDef rebuilt = decls.rebuilt(definition);
      TagDef kept = changes == before ? definition : rebuilt;
      known = noted(kept, rules.definition(kept));
      knownDefinitions.put(definition, known);
    }
    return noted(definition, known);
  }

  static <T> List<T> each(List<T> list, UnaryOperator<T> function) {
    List<T> result = new ArrayList<>(list.size());
    list.forEach(t -> result.add(function.apply(t)));
    return result;
  }

  private <T> T noted(T before, T after) {
    note(!same(before, after));
    return after;
  }

  /** Identity is the point here: equal nodes may be at different places. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean same(Object left, Object right) {
    return left == right;
  }

  private void note(boolean changed) {
    if (changed) {
      changes++;
    }
  }
}
