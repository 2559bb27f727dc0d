package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Qualifiers;
import dev.assay.c.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The specifiers of one declaration as they are read. */
final class Specifiers {
  final List<Attribute> attributes = new ArrayList<>(0);
  final BaseType base = new BaseType();
  Qualifiers qualifiers = Qualifiers.NONE;
  Decl.Storage storage = Decl.Storage.NONE;
  boolean typedef;
  boolean threadLocal;
  boolean constexpr;
  boolean inferred;

  /** Whether it defines a type that we have anyway. */
  boolean known;

  /** C23's {@code auto}, which infers where no type is given. */
  boolean infers;

  boolean inline;
  boolean noreturn;
  OptionalLong alignas = OptionalLong.empty();

  /** The tag type that these specifiers name or define, or null. */
  Tag tag;

  /** Whether the tag is defined here, and so declared even without a declarator. */
  boolean definesTag;

  /** The finished type. */
  CType type;

  boolean isEmpty() {
    return base.isEmpty()
        && qualifiers.isEmpty()
        && storage == Decl.Storage.NONE
        && !typedef
        && !threadLocal
        && !infers
        && !inferred
        && !constexpr
        && !inline
        && !noreturn
        && alignas.isEmpty();
  }

  Decl.Traits traits() {
    return threadLocal || inferred || constexpr || alignas.isPresent()
        ? new Decl.Traits(threadLocal, inferred, constexpr, alignas)
        : Decl.Traits.NONE;
  }

  Decl.FunctionSpecifiers functionSpecifiers() {
    return inline || noreturn
        ? new Decl.FunctionSpecifiers(inline, noreturn)
        : Decl.FunctionSpecifiers.NONE;
  }
}
