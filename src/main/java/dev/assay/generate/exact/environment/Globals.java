package dev.assay.generate.exact.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Makes the global variables: inputs, outputs and mixed ones. */
public final class Globals {
  private static final List<Role> ROLES = List.of(Role.INPUT, Role.OUTPUT, Role.MIXED);

  /** Of an object that is filled and hashed part by part, at most this share of the memory. */
  private static final int LARGEST_SHARE = 6;

  private static final int POINTER = 4;

  private final Draft draft;
  private final Rng rng;
  private final TypeFeatures features;
  private final VariableTypes types;
  private final Targets targets;

  public Globals(Draft draft) {
    this.draft = draft;
    this.rng = draft.rng();
    this.features = draft.typeFeatures();
    this.types = new VariableTypes(draft, features);
    this.targets = new Targets(draft);
  }

  public void make() {
    add(Role.INPUT, CType.INT);
    add(Role.OUTPUT, CType.LONG);
    add(Role.MIXED, CType.UINT);
    int count = rng.between(6, 8 + draft.options().size().statements() / 8);
    int pointers = 0;
    for (int i = 0; i < count; i++) {
      int shape = draft.policy().draw(Distribution.VARIABLE_SHAPES, rng);
      if (shape == POINTER) {
        // They come last, when there is something to point to.
        pointers++;
      } else {
        Role role = role();
        add(role, qualified(affordable(type(shape, role), role), role));
      }
    }
    for (int i = 0; i < pointers; i++) {
      pointer(role());
    }
  }

  private Role role() {
    return ROLES.get(draft.policy().draw(Distribution.GLOBAL_ROLES, rng));
  }

  private CType type(int shape, Role role) {
    return switch (shape) {
      case 0 -> types.perhapsVector(role);
      case 1 -> types.array();
      case 2 -> types.struct();
      default -> types.union();
    };
  }

  private CType affordable(CType type, Role role) {
    long size = draft.layout().sizeOf(type).orElseThrow();
    boolean fits = size <= draft.options().size().bytes() / LARGEST_SHARE;
    return fits && draft.budget().takeBytes(size) ? type : types.number(role);
  }

  private CType qualified(CType type, Role role) {
    boolean simple = Types.isInteger(type);
    if (simple && !Types.isEnum(type) && features.has(Feature.ATOMIC) && rng.chance(1, 6)) {
      long size = draft.layout().sizeOf(type).orElseThrow();
      // Wider ones need a library.
      return size <= draft.layout().model().longSize()
          ? Types.qualified(type, Qualifiers.ATOMIC)
          : type;
    }
    return switch (draft.policy().draw(Distribution.QUALIFIERS, rng)) {
      case 1 -> role == Role.INPUT ? Types.qualified(type, Qualifiers.CONST) : type;
      case 2 -> simple ? Types.qualified(type, Qualifiers.VOLATILE) : type;
      default -> type;
    };
  }

  /** A pointer to what there is; at times to a whole struct or to another pointer. */
  private void pointer(Role role) {
    boolean whole = rng.chance(1, 4);
    Optional<Expr> object =
        targets.any(
            role,
            type ->
                whole
                    ? Types.isRecord(type) && !Types.isUnion(type) || Types.isPointer(type)
                    : Types.isReal(type));
    if (object.isPresent()) {
      CType type = new CType.Pointer(object.get().type());
      boolean fixed = rng.chance(1, 4);
      add(role, fixed ? Types.qualified(type, Qualifiers.CONST) : type);
    }
  }

  private void add(Role role, CType type) {
    for (CType pointer : targets.pointersIn(type)) {
      if (!targets.exist(pointer, role)) {
        add(role, Types.target(pointer));
      }
    }
    var variable = new Variable(draft.names().fresh(prefix(role, type)), type, role, true);
    Optional<Initializer> initial =
        Types.qualifiers(type).isConst()
            ? Optional.of(new Initials(draft).of(type, role))
            : Optional.empty();
    draft.globals().add(variable);
    draft
        .variables()
        .add(
            new Decl.Variable(
                variable.name(),
                type,
                storage(),
                Decl.Traits.NONE,
                initial,
                attributes(type),
                Optional.empty(),
                Span.NONE));
  }

  private static String prefix(Role role, CType type) {
    if (Types.isPointer(type)) {
      return "p_";
    }
    return switch (role) {
      case INPUT -> "in_";
      case OUTPUT -> "out_";
      case MIXED, LOCAL, COUNTER, SCRATCH -> "g_";
    };
  }

  private Decl.Storage storage() {
    return features.has(Feature.STATIC_GLOBAL) && rng.chance(1, 3)
        ? Decl.Storage.STATIC
        : Decl.Storage.NONE;
  }

  private List<Attribute> attributes(CType type) {
    if (!features.has(Feature.ALIGNED) || !rng.chance(1, 8)) {
      return List.of();
    }
    long alignment = 1L << rng.between(3, 6);
    // A weaker one than its type's would be taken at its word: pointers to the variable are
    // invalid.
    return alignment < draft.layout().alignOf(type)
        ? List.of()
        : List.of(Fields.attribute("aligned", alignment));
  }
}
