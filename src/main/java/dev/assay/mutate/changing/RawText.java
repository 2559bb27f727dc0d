package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds words in those parts of declarations that are kept as text, where no name is renamed. */
final class RawText implements Visitor {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

  private final Set<String> words = new HashSet<>();

  private RawText() {}

  static Set<String> words(Decl decl) {
    var search = new RawText();
    Walk.over(decl, search);
    return search.words;
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Variable v -> attributes(v.attributes());
      case Decl.Function f -> attributes(f.attributes());
      case Decl.Asm a -> text(a.text());
      case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> {}
      case Decl.StaticAssert _, Decl.Directive _, Decl.Include _ -> {}
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Asm a -> text(a.text());
      case Stmt.Pragma p -> text(p.text());
      case Stmt _ -> {}
    }
  }

  private void attributes(List<Attribute> attributes) {
    attributes.forEach(a -> text(a.arguments()));
  }

  private void text(String text) {
    WORD.matcher(text).results().forEach(m -> words.add(m.group()));
  }
}
