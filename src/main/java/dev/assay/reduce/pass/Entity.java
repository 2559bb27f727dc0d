package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A variable, parameter or function: all its declarations and uses, in all units that see it. */
final class Entity {
  /** The kinds of things with a name that expressions refer to. */
  enum Kind {
    GLOBAL,
    FUNCTION,
    LOCAL,
    PARAMETER
  }

  private final Kind kind;
  private final String name;
  private final int place;
  private final List<Decl> declarations = new ArrayList<>();
  private final List<Expr.Name> uses = new ArrayList<>();

  /** The place among the parameters counts only for a parameter. */
  Entity(Kind kind, String name, int place) {
    this.kind = kind;
    this.name = name;
    this.place = place;
  }

  void declared(Decl declaration) {
    declarations.add(declaration);
  }

  void used(Expr.Name use) {
    uses.add(use);
  }

  Kind kind() {
    return kind;
  }

  boolean is(Kind asked) {
    return kind == asked;
  }

  boolean isVariable() {
    return kind == Kind.GLOBAL || kind == Kind.LOCAL;
  }

  String name() {
    return name;
  }

  /** Of a parameter, among those of its function. */
  int place() {
    return place;
  }

  /** In the order of the source; of a parameter the definition of its function. */
  List<Decl> declarations() {
    return Collections.unmodifiableList(declarations);
  }

  List<Expr.Name> uses() {
    return Collections.unmodifiableList(uses);
  }

  /** The declarations of a function, or of a parameter's function: that with the body only. */
  List<Decl.Function> functions() {
    return declarations.stream()
        .filter(Decl.Function.class::isInstance)
        .map(Decl.Function.class::cast)
        .toList();
  }

  List<Decl.Variable> variables() {
    return declarations.stream()
        .filter(Decl.Variable.class::isInstance)
        .map(Decl.Variable.class::cast)
        .toList();
  }

  /** The declaration of a function that has its body. */
  Optional<Decl.Function> definition() {
    return functions().stream().filter(f -> f.body().isPresent()).findFirst();
  }

  /** As declared, from the declaration that says most. */
  CType type() {
    return switch (kind) {
      case PARAMETER -> functions().getFirst().parameters().get(place).type();
      case FUNCTION -> definition().orElse(functions().getFirst()).type();
      case GLOBAL, LOCAL -> defining().type();
    };
  }

  /** Of a variable, the declaration with its initialiser if there is one. */
  Decl.Variable defining() {
    List<Decl.Variable> all = variables();
    return all.stream()
        .filter(v -> v.initializer().isPresent())
        .findFirst()
        .or(() -> all.stream().filter(v -> v.storage() != Decl.Storage.EXTERN).findFirst())
        .orElse(all.getFirst());
  }

  boolean isDefined() {
    return switch (kind) {
      case PARAMETER -> true;
      case FUNCTION -> definition().isPresent();
      case GLOBAL, LOCAL -> defining().storage() != Decl.Storage.EXTERN;
    };
  }

  /** Whether that very declaration is one of this. */
  boolean isDeclaredBy(Decl declaration) {
    return declarations.stream().anyMatch(d -> d == declaration);
  }
}
