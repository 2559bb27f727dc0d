package dev.assay.c.print;

import dev.assay.c.DataModel;
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
  final PrintMemo.Layouts layouts;
  final ExpressionPrinter expressions;
  final InitializerPrinter initializers;
  final TypePrinter types;
  final TagPrinter tagBodies;
  final DeclarationPrinter declarations;
  final FunctionPrinter functions;
  final StatementPrinter statements;
  final TypeComments comments;

  PrintContext(
      Tags tags,
      DataModel model,
      Spelling spelling,
      PrintOptions options,
      AnonymousTags anonymous) {
    this(tags, model, spelling, options, anonymous, PrintMemo.Layouts.none());
  }

  PrintContext(
      Tags tags,
      DataModel model,
      Spelling spelling,
      PrintOptions options,
      AnonymousTags anonymous,
      PrintMemo.Layouts layouts) {
    this.layouts = layouts;
    this.tags = tags;
    this.model = model;
    this.spelling = spelling;
    this.options = options;
    this.anonymous = anonymous;
    this.expressions = new ExpressionPrinter(this);
    this.initializers = new InitializerPrinter(this);
    this.types = new TypePrinter(this);
    this.tagBodies = new TagPrinter(this);
    this.declarations = new DeclarationPrinter(this);
    this.functions = new FunctionPrinter(this);
    this.statements = new StatementPrinter(this);
    this.comments = new TypeComments(this);
  }
}
