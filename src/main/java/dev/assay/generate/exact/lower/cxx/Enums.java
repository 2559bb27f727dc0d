package dev.assay.generate.exact.lower.cxx;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Layout;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import dev.assay.generate.Target.Language.Cxx;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;

/**
 * Enums that hold every value of the type that C gives them: in C++ only values within the range of
 * the enumerators are defined, unless the underlying type is said.
 */
final class Enums implements Rules {
  private final Layout layout;
  private final Cxx language;
  private final Set<String> taken;

  private Enums(Program program, Cxx language) {
    this.layout = new Layout(program.model(), program.tags());
    this.language = language;
    this.taken = Names.taken(program);
  }

  static Program applied(Program program, Cxx language) {
    return new Rewriter(new Enums(program, language)).program(program);
  }

  @Override
  public TagDef definition(TagDef definition) {
    if (!(definition instanceof TagDef.EnumDef e)) {
      return definition;
    }
    return language.atLeast(11) ? fixed(e) : widened(e);
  }

  private static TagDef fixed(TagDef.EnumDef e) {
    return new TagDef.EnumDef(
        e.tag(),
        e.enumerators(),
        Optional.of(e.underlying()),
        e.underlying(),
        e.attributes(),
        e.span());
  }

  /** C++98 can only be shown the extremes. */
  private TagDef widened(TagDef.EnumDef e) {
    CType type = e.underlying();
    int width = layout.width(type);
    boolean signed = layout.isSigned(type);
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    var all = new ArrayList<>(e.enumerators());
    if (signed) {
      all.add(extreme(e, "least", half.negate(), type));
    }
    BigInteger most = signed ? half : half.shiftLeft(1);
    all.add(extreme(e, "most", most.subtract(BigInteger.ONE), type));
    return new TagDef.EnumDef(e.tag(), all, Optional.empty(), type, e.attributes(), e.span());
  }

  private TagDef.Enumerator extreme(TagDef.EnumDef e, String which, BigInteger value, CType type) {
    String prefix = e.tag().isAnonymous() ? "enum" + e.tag().ordinal() : e.tag().name();
    String name = Names.fresh(prefix + "_" + which, taken);
    return new TagDef.Enumerator(
        name, Optional.of(new Expr.IntLiteral(value, "", type, Span.NONE)), value, Span.NONE);
  }
}
