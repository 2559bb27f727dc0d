package dev.assay.interpret.memory;

/** The declaration (or the like) that objects come from; shared by all objects of one variable. */
public final class Origin {
  private final ObjectKind kind;
  private final String name;
  private final MemoryObject tombstone;

  public Origin(ObjectKind kind, String name) {
    this.kind = kind;
    this.name = name;
    this.tombstone = MemoryObject.tombstone(this);
  }

  public ObjectKind kind() {
    return kind;
  }

  public String name() {
    return name;
  }

  /** What stands in the address table for objects of this origin whose lifetime is over. */
  MemoryObject tombstone() {
    return tombstone;
  }

  /** How messages name the object. */
  public String describe() {
    return switch (kind) {
      case GLOBAL, LOCAL -> "'" + name + "'";
      case HEAP -> "allocated memory";
      case ALLOCA -> "memory from alloca";
      case STRING_LITERAL -> "a string literal";
      case FUNCTION -> "function '" + name + "'";
      case LABEL -> "label '" + name + "'";
      case TEMPORARY -> "a temporary object";
      case VARIADIC -> "the variable arguments of '" + name + "'";
      case NOTHING -> "no object";
    };
  }
}
