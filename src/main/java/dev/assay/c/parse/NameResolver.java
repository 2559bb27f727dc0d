package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Qualifiers;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.type.Builtins;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Finds what an identifier in an expression means (6.2.1, 6.5.1). */
final class NameResolver {
  private final Unit unit;

  NameResolver(Unit unit) {
    this.unit = unit;
  }

  /** Whether the identifier is a builtin whose calls are typed by their arguments. */
  boolean isPolymorphicBuiltin(Symbol symbol) {
    return symbol.binding == null && Builtins.isPolymorphic(symbol.text);
  }

  /** The expression that an identifier means; {@code called} when an argument list follows. */
  Expr resolve(Symbol symbol, boolean called, Span span) {
    return switch (symbol.binding) {
      case Binding.Variable v -> new Expr.Name(symbol.text, v.type(), span);
      case Binding.Function f -> new Expr.Name(symbol.text, f.type(), span);
      case Binding.Constant c -> new Expr.EnumConstant(symbol.text, c.value(), c.type(), span);
      case Binding.TypeName _ -> {
        unit.reports.error(span, "expected expression, found type name '" + symbol + "'");
        throw new SyntaxError();
      }
      case null -> undeclared(symbol, called, span);
    };
  }

  private Expr undeclared(Symbol symbol, boolean called, Span span) {
    Optional<CType.Function> builtin = Builtins.type(symbol.text, unit.model);
    if (builtin.isPresent()) {
      return new Expr.Name(symbol.text, builtin.get(), span);
    }
    if (called && symbol.text.startsWith("__builtin_")) {
      unit.reports.unsupported(span, "'" + symbol + "'");
      throw new SyntaxError();
    }
    boolean allowed =
        called && !unit.standard.atLeast(Version.C23) && unit.functions.current() != null;
    if (allowed) {
      return implicitFunction(symbol, span);
    }
    unit.reports.error(span, "'" + symbol + "' undeclared");
    return called
        ? new Expr.Name(symbol.text, noPrototype(), span)
        : new Expr.IntLiteral(BigInteger.ZERO, "0", CType.INT, span);
  }

  private Expr implicitFunction(Symbol symbol, Span span) {
    CType.Function type =
        Builtins.libraryType(symbol.text, unit.model)
            .map(this::ifArgumentsFit)
            .orElse(noPrototype());
    if (unit.standard.atLeast(Version.C99)) {
      unit.reports.warning(span, "implicit declaration of function '" + symbol + "'");
    }
    unit.declarer.declareImplicit(symbol, type, span);
    return new Expr.Name(symbol.text, type, span);
  }

  /**
   * The known type of a library function, without its prototype where the call has another number
   * of arguments.
   */
  private CType.Function ifArgumentsFit(CType.Function known) {
    int given = countArguments();
    int wanted = known.parameters().size();
    boolean fits = known.variadic() ? given >= wanted : given == wanted;
    return fits ? known : new CType.Function(known.result(), List.of(), false, false);
  }

  private int countArguments() {
    Tokens tokens = unit.tokens;
    int at = unit.cursor.at() + 1;
    int count = tokens.kinds[at] == TokenKind.RPAREN ? 0 : 1;
    while (tokens.kinds[at] != TokenKind.RPAREN && at < tokens.count - 1) {
      count += tokens.kinds[at] == TokenKind.COMMA ? 1 : 0;
      at = Math.max(tokens.matches[at], at) + 1;
    }
    return count;
  }

  private static CType.Function noPrototype() {
    return new CType.Function(CType.INT, List.of(), false, false);
  }

  /** Reports the address of a register variable, which can't be had (6.5.3.2). */
  void checkAddressable(Expr operand, Span span) {
    if (operand instanceof Expr.Member m && !m.arrow()) {
      checkAddressable(m.base(), span);
    } else if (operand instanceof Expr.Name n
        && unit.tokens.symbols.get(n.name()).binding instanceof Binding.Variable v
        && v.storage() == Decl.Storage.REGISTER) {
      unit.reports.error(span, "address of register variable '" + n.name() + "' requested");
    }
  }

  /** {@code __func__} and its kin: an array of const char with the function's name. */
  Expr functionName(String spelling, Span span) {
    FunctionState function = unit.functions.current();
    if (function == null) {
      unit.reports.warning(span, "'" + spelling + "' is not defined outside of function scope");
    }
    int length = function == null ? 0 : function.name.length();
    CType element = new CType.Qualified(CType.CHAR, Qualifiers.CONST);
    return new Expr.Name(
        spelling, new CType.Array(element, new CType.ArraySize.Fixed(length + 1)), span);
  }
}
