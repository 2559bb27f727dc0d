package dev.assay.c.print;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.Tags;

/**
 * What one printing needs to know, and the printers for the parts of C, which call each other
 * through it.
 */
final class PrintContext {
  final Tags tags;
  final DataModel model;
  final Spelling spelling;
  final PrintOptions options;
  final AnonymousTags anonymous;
  final ExpressionPrinter expressions = new ExpressionPrinter(this);
  final InitializerPrinter initializers = new InitializerPrinter(this);
  final TypePrinter types = new TypePrinter(this);
  final TagPrinter tagBodies = new TagPrinter(this);
  final DeclarationPrinter declarations = new DeclarationPrinter(this);
  final FunctionPrinter functions = new FunctionPrinter(this);
  final StatementPrinter statements = new StatementPrinter(this);
  final TypeComments comments = new TypeComments(this);

  PrintContext(
      Tags tags,
      DataModel model,
      Standard standard,
      PrintOptions options,
      AnonymousTags anonymous) {
    this.tags = tags;
    this.model = model;
    this.spelling = new Spelling(standard);
    this.options = options;
    this.anonymous = anonymous;
  }
}
