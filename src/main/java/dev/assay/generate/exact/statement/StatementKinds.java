package dev.assay.generate.exact.statement;

import java.util.List;

/** All kinds of statements: the registry. */
final class StatementKinds {
  private StatementKinds() {}

  static final List<StatementKind> ALL =
      List.of(
          new DeclarationKind(),
          new AssignmentKind(),
          new IfKind(),
          new ForKind());
}
