package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A variable or parameter of a function, with all its uses; each is an object of its own. */
public final class Local {
  private final String name;
  private final CType type;
  private final Decl.Storage storage;
  private final Optional<Decl.Variable> variable;
  private final boolean plain;
  private final List<Expr.Name> uses = new ArrayList<>();

  private Local(
      String name,
      CType type,
      Decl.Storage storage,
      Optional<Decl.Variable> variable,
      boolean plain) {
    this.name = name;
    this.type = type;
    this.storage = storage;
    this.variable = variable;
    this.plain = plain;
  }

  static Local of(Decl.Variable v) {
    boolean plain =
        v.storage() != Decl.Storage.EXTERN
            && v.traits().equals(Decl.Traits.NONE)
            && v.attributes().isEmpty()
            && v.asmName().isEmpty();
    return new Local(v.name(), v.type(), v.storage(), Optional.of(v), plain);
  }

  static Local of(Decl.Parameter p) {
    return new Local(p.name(), type(p), p.storage(), Optional.empty(), p.attributes().isEmpty());
  }

  /** A parameter that was declared by the name of an array type is a pointer, which has no name. */
  static CType type(Decl.Parameter p) {
    return Types.isPointer(p.type()) ? Types.canonical(p.type()) : p.type();
  }

  /** A function that is declared among statements. */
  static Local of(Decl.Function f) {
    return new Local(f.name(), f.type(), f.storage(), Optional.empty(), false);
  }

  void used(Expr.Name use) {
    uses.add(use);
  }

  public String name() {
    return name;
  }

  /** As declared. */
  public CType type() {
    return type;
  }

  public Decl.Storage storage() {
    return storage;
  }

  /** Its declaration; a parameter has none. */
  public Optional<Decl.Variable> variable() {
    return variable;
  }

  /** Whether it is an object of its own without attributes, alignment and other rare things. */
  public boolean isPlain() {
    return plain;
  }

  /** In the order of the text. */
  public List<Expr.Name> uses() {
    return Collections.unmodifiableList(uses);
  }
}
