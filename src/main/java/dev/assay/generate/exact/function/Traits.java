package dev.assay.generate.exact.function;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What stands before a function's name.
 *
 * @param inline only ever with internal linkage, where C and C++ mean the same by it
 */
record Traits(Decl.Storage storage, boolean inline, List<Attribute> attributes) {
  Traits {
    attributes = List.copyOf(attributes);
  }

  /**
   * @param inlinable whether the function can be forced into its callers
   */
  static Traits draw(Draft draft, Callable callable, boolean inlinable) {
    Rng rng = draft.rng();
    var attributes = new ArrayList<Attribute>();
    boolean internal = draft.policy().happens(Feature.STATIC_FUNCTION, rng);
    boolean inline = internal && draft.policy().happens(Feature.INLINE_FUNCTION, rng);
    if (inline && inlinable && draft.policy().happens(Feature.ALWAYS_INLINE, rng)) {
      attributes.add(attribute("always_inline"));
    } else if (draft.policy().happens(Feature.NOINLINE, rng)) {
      attributes.add(attribute("noinline"));
    }
    boolean hasResult = !Types.isVoid(callable.result());
    if (hasResult
        && callable.effect() == Effect.CLOSED
        && draft.policy().happens(Feature.CONST_ATTRIBUTE, rng)) {
      attributes.add(attribute("const"));
    } else if (hasResult
        && callable.effect().isNone()
        && draft.policy().happens(Feature.PURE_ATTRIBUTE, rng)) {
      attributes.add(attribute("pure"));
    }
    if (draft.policy().happens(Feature.HOT_COLD, rng)) {
      attributes.add(attribute(rng.nextBoolean() ? "hot" : "cold"));
    }
    Decl.Storage storage = internal ? Decl.Storage.STATIC : Decl.Storage.NONE;
    return new Traits(storage, inline, attributes);
  }

  private static Attribute attribute(String name) {
    return new Attribute(Attribute.Style.GNU, name, "", OptionalLong.empty());
  }
}
