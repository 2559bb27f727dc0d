package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
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
    program.declarations().forEach(d -> addExternal(d, declarations));
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

  private void addExternal(Decl decl, List<Decl> result) {
    if (decl instanceof Decl.Include || !rules.reaches(decl)) {
      result.add(decl);
      return;
    }
    List<Decl> instead = rules.instead(decl);
    if (isOnly(instead, decl)) {
      result.addAll(external(decl));
    } else {
      note(true);
      instead.forEach(other -> addExternal(other, result));
    }
  }

  private List<Decl> external(Decl decl) {
    long before = changes;
    Decl rebuilt = decls.rebuilt(decl);
    Decl kept = changes == before ? decl : rebuilt;
    List<Decl> result = rules.external(kept);
    note(!isOnly(result, kept));
    return result;
  }

  public Expr expr(Expr given) {
    Expr expr = given;
    for (Expr next = rules.instead(expr); !same(next, expr); next = rules.instead(expr)) {
      note(true);
      expr = next;
    }
    long before = changes;
    Expr rebuilt = exprs.rebuilt(expr);
    Expr kept = changes == before ? expr : rebuilt;
    return noted(kept, rules.expr(kept));
  }

  public Stmt stmt(Stmt given) {
    Stmt stmt = given;
    List<Stmt> instead = rules.instead(stmt);
    while (!isOnly(instead, stmt)) {
      note(true);
      stmt = asOne(instead, given.span());
      instead = rules.instead(stmt);
    }
    long before = changes;
    Stmt rebuilt = stmts.rebuilt(stmt);
    Stmt kept = changes == before ? stmt : rebuilt;
    return noted(kept, rules.stmt(kept));
  }

  private static Stmt asOne(List<Stmt> stmts, Span span) {
    return switch (stmts.size()) {
      case 0 -> new Stmt.Empty(List.of(), span);
      case 1 -> stmts.getFirst();
      default -> new Stmt.Block(stmts, span);
    };
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
    stmts.forEach(stmt -> addItems(stmt, result));
    return result;
  }

  private void addItems(Stmt stmt, List<Stmt> result) {
    List<Stmt> instead = rules.instead(stmt);
    if (!isOnly(instead, stmt)) {
      note(true);
      instead.forEach(other -> addItems(other, result));
      return;
    }
    long before = changes;
    Stmt rebuilt = this.stmts.rebuilt(stmt);
    Stmt kept = changes == before ? stmt : rebuilt;
    List<Stmt> items = rules.items(kept);
    note(!isOnly(items, kept));
    result.addAll(items);
  }

  public Decl decl(Decl given) {
    Decl decl = given;
    for (Decl next = one(rules.instead(decl)); !same(next, decl); next = one(rules.instead(decl))) {
      note(true);
      decl = next;
    }
    long before = changes;
    Decl rebuilt = decls.rebuilt(decl);
    Decl kept = changes == before ? decl : rebuilt;
    return noted(kept, rules.decl(kept));
  }

  private static Decl one(List<Decl> decls) {
    if (decls.size() != 1) {
      throw new IllegalArgumentException("a declaration inside a function becomes one other");
    }
    return decls.getFirst();
  }

  public Initializer initializer(Initializer given) {
    Initializer initializer = noted(given, rules.instead(given));
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
      TagDef instead = noted(definition, rules.instead(definition));
      long before = changes;
      TagDef rebuilt = decls.rebuilt(instead);
      TagDef kept = changes == before ? instead : rebuilt;
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

  private static <T> boolean isOnly(List<T> list, T node) {
    return list.size() == 1 && same(list.getFirst(), node);
  }

  private void note(boolean changed) {
    if (changed) {
      changes++;
    }
  }
}
