package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A number, a test or a pointer becomes a constant. */
final class ReplaceByConstant implements ChangingMutator {
  @Override
  public String name() {
    return "replace-by-constant";
  }

  @Override
  public String summary() {
    return "an expression becomes a constant: small, at the limits of its type, or special";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(
        ExprSites.of(subject.program()),
        rng,
        site ->
            site.isUsed()
                ? options(site, subject).stream()
                    .filter(by -> site.takes(by, typing.typing()))
                    .toList()
                : List.of());
  }

  private static List<Expr> options(ExprSite site, Subject subject) {
    CType type = site.type();
    boolean tested = site.use() == Use.TESTED || site.use() == Use.LOOP;
    if (tested || Types.isInteger(type)) {
      return integers(site, tested ? CType.INT : type, subject);
    }
    if (Types.isPointer(type)) {
      return subject.conservative() ? List.of() : List.of(Constants.integer(0, CType.INT));
    }
    return Constants.floating(type, site.constant().isPresent() || subject.conservative());
  }

  private static List<Expr> integers(ExprSite site, CType type, Subject subject) {
    Layout layout = subject.layout();
    return values(site, type, layout).stream()
        .filter(value -> !value.equals(Constants.value(site.expr())))
        .filter(value -> !subject.conservative() || Caution.allowsLiteral(site, value))
        .<Expr>map(value -> Constants.integer(value, layout.integer(type)))
        .toList();
  }

  private static List<BigInteger> values(ExprSite site, CType type, Layout layout) {
    return site.use() == Use.TESTED || site.use() == Use.LOOP
        ? List.of(BigInteger.ZERO, BigInteger.ONE)
        : Constants.special(type, layout);
  }
}
