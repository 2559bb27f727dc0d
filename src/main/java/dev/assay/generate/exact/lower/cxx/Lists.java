package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.type.FieldLayout;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.Target.Language.Cxx;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Initialisers with all their braces, by position, without conversions that lose something, and
 * with what containers ask for.
 */
final class Lists implements Rules {
  private final Layout layout;
  private final Cxx language;
  private final Set<String> taken;
  private final Narrowing narrowing;
  private final Makers makers;
  private final List<String> made = new ArrayList<>();

  private Lists(Program program, Cxx language, PrintOptions words) {
    this.layout = new Layout(program.model(), program.tags());
    this.language = language;
    this.taken = Names.taken(program);
    this.narrowing = new Narrowing(layout);
    this.makers = new Makers(words);
  }

  /** The changed program, and the functions that were added for it. */
  record Result(Program program, List<String> makers) {}

  static Result applied(Program program, Cxx language, PrintOptions words) {
    var lists = new Lists(program, language, words);
    Program changed = new Rewriter(lists).program(program);
    return new Result(changed, lists.made);
  }

  @Override
  public Decl decl(Decl decl) {
    return decl instanceof Decl.Variable v && v.initializer().isPresent()
        ? v.withInitializer(v.initializer().map(i -> listed(v.type(), i)))
        : decl;
  }

  @Override
  public List<Decl> external(Decl decl) {
    if (!(decl instanceof Decl.Variable v)
        || v.storage() == Decl.Storage.EXTERN && v.initializer().isEmpty()
        || !Makers.isDynamic(v.type())) {
      return List.of(decl(decl));
    }
    if (v.initializer().isPresent() && !language.atLeast(11)) {
      return made(v, v.initializer().get());
    }
    var stores =
        v.initializer()
            .map(i -> new Stores(v.type(), i, layout))
            .orElseGet(() -> new Stores(layout));
    return List.of(v.withInitializer(Optional.of(node(v.type(), 0, stores))));
  }

  /** C++98: the values are in a C array, from which the container is filled. */
  private List<Decl> made(Decl.Variable v, Initializer initializer) {
    CType type = Makers.plain(v.type());
    String name = Names.fresh(v.name() + "_values", taken);
    Makers.Made result = makers.made(v, name, Names.fresh("make_" + v.name(), taken));
    result.function().ifPresent(f -> made.add(f.name()));
    var all = new ArrayList<Decl>();
    all.add(
        dev.assay.generate.exact.Code.variable(
            name,
            Types.qualified(type, dev.assay.c.Qualifiers.CONST),
            Decl.Storage.STATIC,
            Optional.of(listed(type, initializer))));
    result.function().ifPresent(all::add);
    all.add(v.withInitializer(Optional.of(new Initializer.Value(result.value()))));
    return all;
  }

  private Initializer listed(CType type, Initializer initializer) {
    boolean list = initializer instanceof Initializer.Braces || Types.isArray(type);
    return list ? node(type, 0, new Stores(type, initializer, layout)) : initializer;
  }

  private Initializer node(CType type, long bit, Stores stores) {
    Optional<CType.Array> list = Container.array(type);
    if (list.isPresent()) {
      return array(type, list.get(), bit, stores);
    }
    Optional<Expr> whole = stores.whole(type, bit);
    return switch (Types.unqualified(type)) {
      case CType.Record _, CType.Vector _ when whole.isPresent() ->
          new Initializer.Value(whole.get());
      case CType.Record record when Types.isUnion(record) -> union(record, bit, stores);
      case CType.Record record -> fields(record, bit, stores);
      case CType.Vector vector ->
          braces(elements(vector.element(), vector.count(), false, bit, stores));
      case CType _ ->
          new Initializer.Value(
              stores
                  .scalar(bit)
                  .map(narrowing::explicit)
                  .orElseGet(() -> Definitions.zeroValue(type)));
    };
  }

  private Initializer array(CType type, CType.Array array, long bit, Stores stores) {
    Container container = Container.of(type);
    long count = array.size() instanceof CType.ArraySize.Fixed(long c) ? c : 0;
    if (container.isDynamic() && !stores.isGiven(array, bit) && Makers.hasZeros(type)) {
      return new Initializer.Value(makers.zeros(type));
    }
    boolean all = container.isDynamic() || Makers.isDynamic(array.element());
    List<Initializer> items =
        stores.whole(array, bit).orElse(null) instanceof Expr.StringLiteral text
            ? characters(text, array.element(), count, stores)
            : elements(array.element(), count, all, bit, stores);
    Initializer list = braces(items);
    return container == Container.ARRAY ? braces(List.of(list)) : list;
  }

  private static List<Initializer> characters(
      Expr.StringLiteral text, CType element, long count, Stores stores) {
    var items = new ArrayList<Initializer>();
    for (long i = 0; i < count; i++) {
      items.add(new Initializer.Value(stores.character(text, element, i)));
    }
    return items;
  }

  /** The elements up to the last that is given, or all of them. */
  private List<Initializer> elements(
      CType element, long count, boolean all, long bit, Stores stores) {
    var items = new ArrayList<Initializer>();
    int needed = 0;
    for (long i = 0; i < count; i++) {
      long at = bit + i * stores.bits(element);
      items.add(node(element, at, stores));
      if (all || stores.isGiven(element, at)) {
        needed = items.size();
      }
    }
    return items.subList(0, needed);
  }

  private Initializer fields(CType.Record record, long base, Stores stores) {
    var items = new ArrayList<Initializer>();
    int needed = 0;
    for (FieldLayout field : stores.fields(record)) {
      items.add(node(field.field().type(), Stores.place(field, base), stores));
      if (stores.isGiven(field, base)) {
        needed = items.size();
      }
    }
    return braces(items.subList(0, needed));
  }

  /** Only a designator, GNU's before C++20, reaches another member than the first. */
  private Initializer union(CType.Record record, long base, Stores stores) {
    if (stores.fields(record).isEmpty()) {
      return braces(List.of());
    }
    FieldLayout active = stores.active(record, base);
    Initializer value = node(active.field().type(), Stores.place(active, base), stores);
    boolean first = active.equals(stores.fields(record).getFirst());
    List<Initializer.Designator> designators =
        first ? List.of() : List.of(new Initializer.Designator.Field(active.field().name()));
    return new Initializer.Braces(List.of(new Initializer.Item(designators, value)), Span.NONE);
  }

  private static Initializer braces(List<Initializer> items) {
    return new Initializer.Braces(
        items.stream().map(i -> new Initializer.Item(List.of(), i)).toList(), Span.NONE);
  }
}
