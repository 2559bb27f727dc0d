package dev.assay.c.print;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import java.util.List;

/** Comments that show the types of subexpressions and the implicit conversions. */
final class TypeComments {
  TypeComments(PrintContext context) {}

  List<Doc.Line> before(Stmt stmt) {
    return List.of();
  }

  List<Doc.Line> after(Stmt stmt) {
    return List.of();
  }

  List<Doc.Line> before(Decl decl) {
    return List.of();
  }

  List<Doc.Line> after(Decl decl) {
    return List.of();
  }
}
