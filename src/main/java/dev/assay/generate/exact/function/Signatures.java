package dev.assay.generate.exact.function;

import dev.assay.c.CType;
import dev.assay.c.Qualifiers;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Role;
import dev.assay.generate.exact.Variable;
import dev.assay.generate.exact.environment.Paths;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.environment.Shapes;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.GenerationPolicy;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Draws the parameters and results of functions.
 *
 * <p>What is passed by address, and each struct, has the type of a part of a global variable, so
 * that every caller finds an argument.
 */
final class Signatures {
  private static final int MANY = 12;

  private final Draft draft;
  private final GenerationPolicy policy;
  private final Rng rng;
  private final ScalarTypes scalars;

  Signatures(Draft draft) {
    this.draft = draft;
    this.policy = draft.policy();
    this.rng = draft.rng();
    this.scalars = new ScalarTypes(policy, draft.typeFeatures(), rng);
  }

  /** A signature; its cost is not known yet. */
  Callable draw(String name, Effect wanted, boolean depth) {
    var formals = new ArrayList<Formal>();
    if (depth) {
      formals.add(new Formal(parameter("depth", CType.INT, Role.COUNTER), Passing.DEPTH));
    }
    boolean disjoint = wanted == Effect.ARGUMENTS && policy.happens(Feature.RESTRICT, rng);
    for (int left = count(); left > 0; left--) {
      formals.add(formal("a" + formals.size(), wanted, disjoint));
    }
    boolean writes = formals.stream().anyMatch(f -> f.passing() == Passing.WRITE);
    Effect effect = wanted == Effect.ARGUMENTS && !writes ? Effect.NONE : wanted;
    return new Callable(
        name, result(effect), formals, List.of(), OptionalInt.empty(), effect, disjoint, 0);
  }

  private int count() {
    return switch (policy.draw(Distribution.PARAMETER_COUNTS, rng)) {
      case 0 -> 0;
      case 1 -> rng.between(1, 2);
      case 2 -> rng.between(3, 6);
      default -> rng.between(7, MANY);
    };
  }

  private Formal formal(String name, Effect effect, boolean disjoint) {
    if (policy.happens(Feature.STRUCT_PARAMETER, rng)) {
      Optional<Formal> struct = struct(name);
      if (struct.isPresent()) {
        return struct.get();
      }
    }
    if (effect != Effect.CLOSED && policy.happens(Feature.POINTER_PARAMETER, rng)) {
      boolean writes = !effect.isNone() && rng.chance(2, 3);
      Optional<Formal> pointer = writes ? write(name, disjoint) : read(name, disjoint);
      if (pointer.isPresent()) {
        return pointer.get();
      }
    }
    return new Formal(parameter(name, scalars.number(), Role.LOCAL), Passing.NUMBER);
  }

  private Optional<Formal> struct(String name) {
    return found(Role.INPUT, this::isNumbers)
        .map(Types::unqualified)
        .map(type -> new Formal(parameter(name, type, Role.LOCAL), Passing.STRUCT));
  }

  /** A struct that can be copied: one without pointers. */
  private boolean isNumbers(CType type) {
    return Types.isRecord(type) && !Types.isUnion(type) && !Shapes.hasPointers(type, draft.tags());
  }

  private Optional<Formal> read(String name, boolean restricted) {
    return found(Role.INPUT, this::isTarget)
        .map(target -> Types.isArray(target) ? target : Types.qualified(target, Qualifiers.CONST))
        .map(target ->
            new Formal(parameter(name, pointer(target, restricted), Role.INPUT), Passing.READ));
  }

  private Optional<Formal> write(String name, boolean restricted) {
    Role role = rng.chance(1, 3) ? Role.OUTPUT : Role.MIXED;
    return found(role, this::isTarget)
        .map(target ->
            new Formal(parameter(name, pointer(target, restricted), role), Passing.WRITE));
  }

  private static CType pointer(CType target, boolean restricted) {
    CType plain = new CType.Pointer(target);
    return restricted ? Types.qualified(plain, Qualifiers.RESTRICT) : plain;
  }

  /** In C++ an array may become something else, so only its elements are pointed to. */
  private boolean isTarget(CType type) {
    return Types.isReal(type)
        || isNumbers(type)
        || Types.isArray(type)
            && !draft.options().target().isCxx()
            && !Shapes.hasPointers(type, draft.tags());
  }

  private Optional<CType> found(Role role, Predicate<CType> wanted) {
    var paths = new Paths(draft);
    var types = new ArrayList<CType>();
    for (Variable global : draft.globals()) {
      if (global.role() == role && !Shapes.isWatched(global.type())) {
        paths.parts(global.expr(), wanted).forEach(part -> types.add(part.type()));
      }
    }
    return types.isEmpty() ? Optional.empty() : Optional.of(rng.pick(types));
  }

  private CType result(Effect effect) {
    if (!effect.isNone() && rng.chance(1, 3)) {
      return CType.VOID;
    }
    return policy.happens(Feature.STRUCT_RESULT, rng)
        ? found(Role.INPUT, this::isNumbers).map(Types::unqualified).orElseGet(scalars::number)
        : scalars.number();
  }

  private static Variable parameter(String name, CType type, Role role) {
    return new Variable(name, type, role, false);
  }
}
