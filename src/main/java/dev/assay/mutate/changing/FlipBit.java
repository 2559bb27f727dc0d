package dev.assay.mutate.changing;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One bit of a constant changes. */
final class FlipBit implements ChangingMutator {
  @Override
  public String name() {
    return "flip-bit";
  }

  @Override
  public String summary() {
    return "one bit of a constant changes";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var typing = new CleanTyping(subject.program());
    return ExprSites.drawn(
        ExprSites.of(subject.program()),
        rng,
        site -> flipped(site, subject).filter(by -> site.takes(by, typing.typing())).toList());
  }

  private static Stream<Expr> flipped(ExprSite site, Subject subject) {
    if (!site.isUsed()) {
      return Stream.of();
    }
    Layout layout = subject.layout();
    return switch (site.expr()) {
      case Expr.IntLiteral i ->
          values(i.value(), layout.width(i.type()), site, subject)
              .map(value -> Constants.integer(layout.wrap(value, i.type()), i.type()));
      case Expr.CharLiteral c ->
          values(c.value(), Byte.SIZE, site, subject)
              .map(value -> new Expr.CharLiteral(value, "", c.type(), Span.NONE));
      case Expr.EnumConstant e when site.constant().isEmpty() ->
          values(e.value(), Byte.SIZE, site, subject)
              .filter(value -> layout.wrap(value, e.type()).equals(value))
              .map(value -> Constants.integer(value, layout.integer(e.type())));
      case Expr.FloatLiteral f -> floating(f);
      case Expr _ -> Stream.of();
    };
  }

  private static Stream<BigInteger> values(
      BigInteger value, int width, ExprSite site, Subject subject) {
    return IntStream.range(0, width)
        .mapToObj(value::flipBit)
        .filter(flipped -> !subject.conservative() || Caution.allowsLiteral(site, flipped));
  }

  /** Those of a long double are the bits of the double that is nearest. */
  private static Stream<Expr> floating(Expr.FloatLiteral literal) {
    if (!(Types.unqualified(literal.type()) instanceof CType.Floating type)) {
      return Stream.of();
    }
    return switch (type.kind()) {
      case FLOAT ->
          DigitTexts.value(literal).stream()
              .flatMap(FlipBit::singles)
              .map(text -> Constants.literal(text, type));
      case DOUBLE, LONG_DOUBLE ->
          DigitTexts.value(literal).stream()
              .flatMap(FlipBit::doubles)
              .map(text -> Constants.literal(text, type));
      case FLOAT16, BF16, FLOAT32, FLOAT32X, FLOAT64, FLOAT64X, FLOAT128 -> Stream.of();
    };
  }

  private static Stream<String> doubles(double value) {
    return IntStream.range(0, Double.SIZE)
        .mapToDouble(bit -> Double.longBitsToDouble(Double.doubleToRawLongBits(value) ^ 1L << bit))
        .filter(Double::isFinite)
        .mapToObj(Double::toString);
  }

  private static Stream<String> singles(double value) {
    return IntStream.range(0, Float.SIZE)
        .mapToObj(bit -> Float.intBitsToFloat(Float.floatToRawIntBits((float) value) ^ 1 << bit))
        .filter(Float::isFinite)
        .map(number -> Float.toString(number));
  }
}
