package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Layout;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;

/** One decimal digit of a constant changes, or its sign. */
final class ReplaceDigit implements ChangingMutator {
  private static final int SIGN_SHARE = 6;

  @Override
  public String name() {
    return "replace-digit";
  }

  @Override
  public String summary() {
    return "one decimal digit of a constant changes, or its sign";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    boolean sign = !subject.conservative() && rng.chance(1, SIGN_SHARE);
    return ExprSites.drawn(
        ExprSites.of(subject.program()),
        rng,
        site ->
            (sign ? negated(site, typing) : changed(site, subject))
                .filter(by -> site.takes(by, typing.typing()))
                .toList());
  }

  private static Stream<Expr> negated(ExprSite site, CleanTyping typing) {
    return switch (site.expr()) {
      case Expr.IntLiteral _, Expr.FloatLiteral _ when site.isUsed() ->
          typing.unary(UnaryOp.MINUS, site.expr()).stream();
      case Expr _ -> Stream.of();
    };
  }

  private static Stream<Expr> changed(ExprSite site, Subject subject) {
    Layout layout = subject.layout();
    return switch (site.expr()) {
      case Expr.IntLiteral i when site.isUsed() ->
          DigitTexts.withAnotherDigit(i.value().toString())
              .map(BigInteger::new)
              .filter(value -> layout.wrap(value, i.type()).equals(value))
              .filter(value -> !subject.conservative() || Caution.allowsLiteral(site, value))
              .map(value -> Constants.integer(value, i.type()));
      case Expr.FloatLiteral f when site.isUsed() ->
          DigitTexts.withAnotherDigit(f).stream()
              .map(text -> new Expr.FloatLiteral(text, f.type(), Span.NONE));
      case Expr _ -> Stream.of();
    };
  }
}
