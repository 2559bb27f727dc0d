package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.TagDef;
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
import java.util.TreeSet;

/** Makes arrays shorter, or one of their elements: that takes a dimension away. */
final class ShrinkArrays implements ReductionPass {
  private static final int ELEMENT = 0;
  private static final int SHORTER = 1;

  @Override
  public String name() {
    return "shrink-arrays";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    var edits = new ArrayList<Edit>();
    for (Entity variable : symbols.entities()) {
      if (variable.isVariable() && array(variable.type()).isPresent()) {
        edits.add(element(variable, symbols));
        edits.addAll(shorter(variable, array(variable.type()).get(), symbols));
      }
    }
    Members members = Members.of(subject);
    for (TagDef.RecordDef definition : members.definitions()) {
      for (int i = 0; i < definition.fields().size(); i++) {
        if (array(definition.fields().get(i).type()).isPresent()) {
          edits.add(element(definition, i, members, symbols));
        }
      }
    }
    return edits;
  }

  /** The element of a {@code va_list} has no name that a program could use. */
  private static Optional<CType.Array> array(CType type) {
    return Types.canonical(type) instanceof CType.Array a
            && !(Types.unqualified(a.element()) instanceof CType.Record r
                && r.tag().name().equals("__va_list_tag"))
        ? Optional.of(a)
        : Optional.empty();
  }

  private static Edit element(Entity variable, Symbols symbols) {
    var all = new ArrayList<Replacement>();
    for (Decl.Variable v : variable.variables()) {
      array(v.type())
          .ifPresent(a -> {
            Decl.Variable one = v.withType(a.element());
            Optional<Initializer> first = v.initializer().flatMap(ShrinkArrays::first);
            all.addAll(Declarations.replaced(v, List.of(one.withInitializer(first)), symbols));
          });
    }
    variable.uses().forEach(use -> withoutSubscript(use, symbols).ifPresent(all::add));
    return new Edit("one element of " + variable.name(), ELEMENT, all);
  }

  private static Optional<Initializer> first(Initializer initializer) {
    return initializer instanceof Initializer.Braces b && !b.items().isEmpty()
        ? Optional.of(b.items().getFirst().value())
        : Optional.empty();
  }

  private static Edit element(
      TagDef.RecordDef definition, int place, Members members, Symbols symbols) {
    TagDef.Field f = definition.fields().get(place);
    var all = new ArrayList<Replacement>();
    var one =
        new TagDef.Field(
            f.name(), Types.element(f.type()), f.bitWidth(), f.alignas(), f.attributes(), f.span());
    all.add(new Replacement.OfMember(definition.tag(), place, Optional.of(one)));
    for (Expr.Member use : members.uses(definition.tag(), f.name())) {
      withoutSubscript(use, symbols).ifPresent(all::add);
    }
    for (Members.Braced braced : members.initializers(definition.tag())) {
      Integer item = braced.items().get(place);
      if (item != null) {
        Initializer whole = braced.braces().items().get(item).value();
        first(whole).ifPresent(by -> all.add(new Replacement.OfInitializer(whole, by)));
      }
    }
    return new Edit("one element of " + f.name() + " of " + definition.tag(), ELEMENT, all);
  }

  /** The array is now one element: {@code a[i]} is it, and its address is what the array was. */
  private static Optional<Replacement> withoutSubscript(Expr array, Symbols symbols) {
    Optional<Expr> element = Subscripts.element(array, symbols);
    if (element.isPresent()) {
      return Optional.of(Replacement.of(element.get(), array));
    }
    return symbols.parent(array) instanceof Expr.Implicit decayed
        ? Optional.of(
            Replacement.of(
                decayed, new Expr.Unary(UnaryOp.ADDRESS, array, decayed.type(), decayed.span())))
        : Optional.empty();
  }

  private static List<Edit> shorter(Entity variable, CType.Array array, Symbols symbols) {
    if (!(array.size() instanceof CType.ArraySize.Fixed(long count))) {
      return List.of();
    }
    var edits = new ArrayList<Edit>();
    Decl.Variable defining = variable.defining();
    boolean hasItems = defining.initializer().filter(i -> items(i) > 1).isPresent();
    int group = SHORTER;
    for (long length : lengths(count, hasItems)) {
      var all = new ArrayList<Replacement>();
      for (Decl.Variable v : variable.variables()) {
        var type = new CType.Array(array.element(), new CType.ArraySize.Fixed(length));
        all.addAll(Declarations.replaced(v, List.of(v.withType(type)), symbols));
        v.initializer().ifPresent(i -> all.addAll(cut(i, length)));
      }
      edits.add(new Edit("length " + length + " of " + variable.name(), group++, all));
    }
    return edits;
  }

  private static int items(Initializer initializer) {
    return initializer instanceof Initializer.Braces b ? b.items().size() : 0;
  }

  /** Only what makes the text shorter: a number of fewer digits, or fewer items. */
  private static List<Long> lengths(long count, boolean hasItems) {
    var lengths = new TreeSet<Long>();
    for (long limit = 9; limit < count; limit = limit * 10 + 9) {
      lengths.add(limit);
    }
    if (hasItems) {
      lengths.addAll(List.of(1L, count / 2, count - 1));
    }
    lengths.removeIf(length -> length < 1 || length >= count);
    return List.copyOf(lengths);
  }

  private static List<Replacement> cut(Initializer initializer, long length) {
    var all = new ArrayList<Replacement>();
    if (initializer instanceof Initializer.Braces b) {
      for (int i = (int) Math.min(length, b.items().size()); i < b.items().size(); i++) {
        all.add(new Replacement.WithoutItem(b, i));
      }
    }
    return all;
  }
}
