package dev.assay.reduce.pass;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Subject;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names that a subject gives, by C's name spaces, and those that must stay as they are. */
final class NameSpaces implements Visitor {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  final Set<String> functions = new LinkedHashSet<>();
  final Set<String> variables = new LinkedHashSet<>();
  final Set<String> typedefs = new LinkedHashSet<>();
  final Set<String> tags = new LinkedHashSet<>();
  final Set<String> members = new LinkedHashSet<>();
  final Set<String> labels = new LinkedHashSet<>();
  private final Set<String> externs = new HashSet<>();
  private final Set<String> definedVariables = new HashSet<>();
  final Set<String> fixed = new HashSet<>(Set.of("", "main", "do", "if", "jn", "yn"));

  private NameSpaces() {}

  static NameSpaces of(Subject subject) {
    var names = new NameSpaces();
    for (Subject.Unit unit : subject.units()) {
      Walk.over(unit.program(), names);
      unit.program().tags().definitions().values().forEach(names::definition);
    }
    Set<String> defined = new HashSet<>();
    Functions.defined(subject).forEach(f -> defined.add(f.name()));
    defined.addAll(names.definedVariables);
    Stream.concat(names.functions.stream(), names.externs.stream())
        .filter(name -> !defined.contains(name))
        .forEach(names.fixed::add);
    return names;
  }

  @Override
  public void expr(Expr expr) {
    if (expr instanceof Expr.Name n && n.name().startsWith("__")) {
      fixed.add(n.name());
    }
  }

  @Override
  public void decl(Decl decl) {
    switch (decl) {
      case Decl.Variable d -> {
        variables.add(d.name());
        (d.storage() == Decl.Storage.EXTERN ? externs : definedVariables).add(d.name());
        attributes(d.attributes());
        if (d.asmName().isPresent()) {
          fixed.add(d.name());
        }
      }
      case Decl.Function d -> {
        functions.add(d.name());
        attributes(d.attributes());
        if (d.asmName().isPresent()) {
          fixed.add(d.name());
        }
        d.parameters().forEach(p -> variables.add(p.name()));
      }
      case Decl.Typedef d -> typedefs.add(d.name());
      case Decl.TagDeclaration d -> tags.add(d.tag().name());
      case Decl.TagDefinition d -> definition(d.definition());
      case Decl.Asm d -> words(d.text());
      case Decl.Directive d -> words(d.text());
      case Decl.StaticAssert _, Decl.Include _ -> {}
    }
  }

  @Override
  public void definition(TagDef definition) {
    tags.add(definition.tag().name());
    switch (definition) {
      case TagDef.RecordDef d -> d.fields().forEach(f -> members.add(f.name()));
      case TagDef.EnumDef d -> d.enumerators().forEach(e -> variables.add(e.name()));
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    switch (stmt) {
      case Stmt.Labeled(Stmt.Label.Named l, _, _) -> labels.add(l.name());
      case Stmt.Asm s -> words(s.text());
      case Stmt.Pragma s -> words(s.text());
      case Stmt _ -> {}
    }
  }

  /** An attribute may name a function or a variable. */
  private void attributes(List<Attribute> attributes) {
    attributes.forEach(a -> words(a.arguments()));
  }

  private void words(String text) {
    WORD.matcher(text).results().forEach(m -> fixed.add(m.group()));
  }
}
