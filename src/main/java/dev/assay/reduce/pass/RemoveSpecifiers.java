package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.edit.Replacement;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Removes {@code static}, {@code extern}, {@code inline}, {@code register}, {@code _Noreturn},
 * {@code _Alignas}, {@code _Thread_local} and names for the assembler, old-style definitions, and
 * the {@code void} of functions without parameters.
 */
final class RemoveSpecifiers implements ReductionPass {
  @Override
  public String name() {
    return "remove-specifiers";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    Symbols symbols = Symbols.of(subject);
    List<UnaryOperator<Decl>> ways =
        List.of(
            RemoveSpecifiers::bare,
            RemoveSpecifiers::withoutStorage,
            RemoveSpecifiers::withoutOthers,
            RemoveSpecifiers::inTheNewStyle,
            RemoveSpecifiers::withoutVoid);
    var edits = new ArrayList<Edit>();
    for (Entity entity : symbols.entities()) {
      for (int way = 0; way < ways.size(); way++) {
        edit(entity, ways.get(way), way, symbols).ifPresent(edits::add);
      }
    }
    return edits;
  }

  private static Optional<Edit> edit(
      Entity entity, UnaryOperator<Decl> way, int group, Symbols symbols) {
    var all = new ArrayList<Replacement>();
    for (Decl decl : entity.is(Entity.Kind.PARAMETER) ? List.<Decl>of() : entity.declarations()) {
      Decl by = way.apply(decl);
      if (!by.equals(decl)) {
        all.addAll(Declarations.replaced(decl, List.of(by), symbols));
      }
    }
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(new Edit("remove specifiers of " + entity.name(), group, all));
  }

  private static Decl bare(Decl decl) {
    return withoutStorage(withoutOthers(decl));
  }

  private static Decl withoutStorage(Decl decl) {
    return switch (decl) {
      case Decl.Variable d -> d.withStorage(Decl.Storage.NONE);
      case Decl.Function d -> d.withStorage(Decl.Storage.NONE);
      case Decl _ -> decl;
    };
  }

  private static Decl withoutOthers(Decl decl) {
    return switch (decl) {
      case Decl.Variable d when !d.traits().inferred() ->
          new Decl.Variable(
              d.name(),
              d.type(),
              d.storage(),
              Decl.Traits.NONE,
              d.initializer(),
              d.attributes(),
              Optional.empty(),
              d.span());
      case Decl.Function d ->
          new Decl.Function(
              d.name(),
              d.type(),
              d.parameters(),
              d.storage(),
              Decl.FunctionSpecifiers.NONE,
              d.attributes(),
              Optional.empty(),
              d.oldStyle(),
              d.body(),
              d.span());
      case Decl _ -> decl;
    };
  }

  /** {@code f()}: nothing is said about parameters. */
  private static Decl withoutVoid(Decl decl) {
    return decl instanceof Decl.Function d
            && d.type() instanceof CType.Function type
            && type.prototyped()
            && type.parameters().isEmpty()
            && !type.variadic()
        ? d.withType(new CType.Function(type.result(), List.of(), false, false))
        : decl;
  }

  private static Decl inTheNewStyle(Decl decl) {
    return decl instanceof Decl.Function d && d.oldStyle()
        ? new Decl.Function(
            d.name(),
            Declarations.prototyped(d.type()),
            d.parameters(),
            d.storage(),
            d.specifiers(),
            d.attributes(),
            d.asmName(),
            false,
            d.body(),
            d.span())
        : decl;
  }
}
