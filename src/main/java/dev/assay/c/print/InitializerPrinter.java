package dev.assay.c.print;

import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import java.util.ArrayList;
import java.util.List;

/** Prints initialisers and designators. */
final class InitializerPrinter {
  private final PrintContext context;

  InitializerPrinter(PrintContext context) {
    this.context = context;
  }

  Doc print(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Value v -> context.expressions.argument(v.expr());
      case Initializer.Braces b when b.items().isEmpty() -> Docs.text("{}");
      case Initializer.Braces b ->
          new Doc.Enclosed("{", Docs.list(0, b.items().stream().map(this::item).toList()), "}");
    };
  }

  private Doc item(Initializer.Item item) {
    Doc value = print(item.value());
    return item.designators().isEmpty()
        ? value
        : Docs.row(designators(item.designators()), Docs.text(" = "), value);
  }

  Doc designators(List<Designator> designators) {
    List<Doc> parts = new ArrayList<>();
    designators.forEach(d -> parts.add(designator(d)));
    return Docs.block(4, parts);
  }

  private Doc designator(Designator designator) {
    return switch (designator) {
      case Designator.Field f -> Docs.text("." + f.name());
      case Designator.Index i ->
          Docs.row(
              Docs.text("["),
              context.expressions.print(i.index(), Precedence.COMMA),
              Docs.text("]"));
      case Designator.Range r ->
          Docs.row(
              Docs.text("["),
              context.expressions.print(r.low(), Precedence.CONDITIONAL),
              Docs.text(" ... "),
              context.expressions.print(r.high(), Precedence.CONDITIONAL),
              Docs.text("]"));
    };
  }
}
