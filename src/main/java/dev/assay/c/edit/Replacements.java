package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TypeTable;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes replacements in a program, all at once and each once. */
public final class Replacements implements Rules {
  private final Map<Object, Replacement> open = new IdentityHashMap<>();
  private final Map<Tag, TagDef> tags = new HashMap<>();
  private final Map<Object, CType> types = new HashMap<>();
  private final Map<Decl, Parts<Decl.Parameter>> parameters = new IdentityHashMap<>();
  private final Map<Decl, CType> results = new IdentityHashMap<>();
  private final Map<Expr, Parts<Expr>> arguments = new IdentityHashMap<>();
  private final Map<Tag, Parts<TagDef.Field>> members = new HashMap<>();
  private final Map<Initializer, Parts<Initializer.Item>> items = new IdentityHashMap<>();
  private final Map<Stmt, List<Stmt>> starts = new IdentityHashMap<>();
  private final Map<Decl, List<Decl>> before = new IdentityHashMap<>();

  private final Predicate<Decl> reached;

  public Replacements(Collection<Replacement> replacements) {
    this(replacements, _ -> true);
  }

  private Replacements(Collection<Replacement> replacements, Predicate<Decl> reached) {
    this.reached = reached;
    replacements.forEach(this::add);
  }

  /** The program with them; of two for one node the first counts. */
  public static Program made(Collection<Replacement> replacements, Program program) {
    return made(new Replacements(replacements), replacements, program);
  }

  /** The same, sooner: only where they stand is the program gone through. */
  public static Program made(Collection<Replacement> replacements, Program program, Homes homes) {
    Predicate<Decl> reached =
        homes
            .of(replacements)
            .<Predicate<Decl>>map(some -> decl -> some.contains(decl) || !homes.isHome(decl))
            .orElse(_ -> true);
    return made(new Replacements(replacements, reached), replacements, program);
  }

  private static Program made(
      Replacements rules, Collection<Replacement> replacements, Program program) {
    Program made = new Rewriter(rules).program(program);
    TypeTable tags = made.tags();
    for (Replacement replacement : replacements) {
      if (replacement instanceof Replacement.OfTag(Tag tag, TagDef by)
          && tags.definition(tag).isEmpty()) {
        tags = tags.with(by);
      }
    }
    return tags == made.tags()
        ? made
        : new Program(made.file(), made.declarations(), tags, made.model(), made.standard());
  }

  private void add(Replacement replacement) {
    switch (replacement) {
      case Replacement.OfExpr r -> open.putIfAbsent(r.old(), r);
      case Replacement.OfStmt r -> open.putIfAbsent(r.old(), r);
      case Replacement.OfDecl r -> open.putIfAbsent(r.old(), r);
      case Replacement.OfInitializer r -> open.putIfAbsent(r.old(), r);
      case Replacement.OfTag r -> tags.putIfAbsent(r.tag(), r.by());
      case Replacement.OfType r -> types.putIfAbsent(key(r.old()), r.by());
      case Replacement.OfResult r -> results.putIfAbsent(r.function(), r.by());
      case Replacement.OfParameter r -> part(parameters, r.function(), r.place(), r.by());
      case Replacement.WithoutArgument r -> part(arguments, r.call(), r.place(), Optional.empty());
      case Replacement.OfMember r -> part(members, r.tag(), r.place(), r.by());
      case Replacement.WithoutItem r -> part(items, r.braces(), r.place(), Optional.empty());
      // Units are merged after all has been rewritten.
      case Replacement.MergedUnits _ -> {}
      case Replacement.AtStart r ->
          starts.computeIfAbsent(r.block(), _ -> new ArrayList<>()).add(r.added());
      case Replacement.Before r ->
          before.computeIfAbsent(r.place(), _ -> new ArrayList<>()).add(r.added());
    }
  }

  private static <K, T> void part(Map<K, Parts<T>> all, K owner, int place, Optional<T> by) {
    all.computeIfAbsent(owner, _ -> new Parts<>(new HashMap<>())).changes().putIfAbsent(place, by);
  }

  private static Object key(CType type) {
    return type instanceof CType.Typedef t ? t.name() : type;
  }

  @Override
  public boolean reaches(Decl external) {
    return reached.test(external);
  }

  @Override
  public Expr instead(Expr expr) {
    if (open.remove(expr) instanceof Replacement.OfExpr r) {
      return r.by();
    }
    Parts<Expr> left = expr instanceof Expr.Call ? arguments.remove(expr) : null;
    return left == null ? expr : Parts.arguments((Expr.Call) expr, left);
  }

  @Override
  public List<Stmt> instead(Stmt stmt) {
    if (open.remove(stmt) instanceof Replacement.OfStmt r) {
      return r.by();
    }
    List<Stmt> first = starts.isEmpty() ? null : starts.remove(stmt);
    return first != null && stmt instanceof Stmt.Block block
        ? List.of(new Stmt.Block(joined(first, block.items()), block.span()))
        : List.of(stmt);
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  @Override
  public List<Decl> instead(Decl decl) {
    List<Decl> by = open.remove(decl) instanceof Replacement.OfDecl r ? r.by() : List.of(decl);
    Parts<Decl.Parameter> parts = parameters.remove(decl);
    CType result = results.remove(decl);
    List<Decl> first = before.isEmpty() ? null : before.remove(decl);
    List<Decl> after =
        parts == null && result == null
            ? by
            : by.stream().map(d -> headed(d, parts, result)).toList();
    return first == null ? after : joined(first, after);
  }

  private static Decl headed(Decl decl, Parts<Decl.Parameter> parts, CType result) {
    if (!(decl instanceof Decl.Function f)) {
      return decl;
    }
    Decl.Function changed = parts == null ? f : Parts.parameters(f, parts);
    return result == null ? changed : Parts.result(changed, result);
  }

  @Override
  public Initializer instead(Initializer initializer) {
    if (open.remove(initializer) instanceof Replacement.OfInitializer r) {
      return r.by();
    }
    Parts<Initializer.Item> left =
        initializer instanceof Initializer.Braces ? items.remove(initializer) : null;
    return left == null ? initializer : Parts.items((Initializer.Braces) initializer, left);
  }

  @Override
  public TagDef instead(TagDef definition) {
    TagDef by = tags.getOrDefault(definition.tag(), definition);
    Parts<TagDef.Field> parts = members.get(definition.tag());
    return parts != null && by instanceof TagDef.RecordDef r ? Parts.members(r, parts) : by;
  }

  @Override
  public CType type(CType type) {
    return types.isEmpty() ? type : types.getOrDefault(key(type), type);
  }
}
