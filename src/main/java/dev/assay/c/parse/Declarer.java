package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Span;
import dev.assay.c.Standard.Version;
import dev.assay.c.parse.Binding.Linkage;
import dev.assay.c.type.Layout;
import dev.assay.c.type.Types;
import java.util.LinkedHashMap;
import java.util.Map;

/** Gives names their meanings and checks them against earlier declarations (6.2.2, 6.7). */
final class Declarer {
  private final Unit unit;
  private final Map<Symbol, Span> incomplete = new LinkedHashMap<>();

  Declarer(Unit unit) {
    this.unit = unit;
  }

  /** Notes a variable of the file whose type must be complete in the end (6.9.2). */
  void tentative(Symbol symbol, CType type, Span span) {
    if (!Types.isArray(type) && !layout().isComplete(type)) {
      incomplete.put(symbol, span);
    }
  }

  /** Reports the variables whose types were never completed. */
  void finish() {
    incomplete.forEach((symbol, span) -> {
      if (symbol.binding instanceof Binding.Variable v && !layout().isComplete(v.type())) {
        unit.reports.error(span, "storage size of '" + symbol + "' isn't known");
      }
    });
  }

  private Layout layout() {
    return unit.typing.layout();
  }

  void typedef(Symbol symbol, CType type, Span span) {
    Binding before = unit.scopes.here(symbol);
    if (before instanceof Binding.TypeName old) {
      if (!Types.same(old.type(), type) && !Types.isVariablyModified(type)) {
        unit.reports.error(span, "conflicting types for '" + symbol + "'");
      } else if (!unit.standard.gnu() && !unit.standard.atLeast(Version.C11)) {
        unit.reports.warning(span, "redefinition of typedef '" + symbol + "'");
      }
    } else if (before != null) {
      differentKind(symbol, span);
    }
    unit.scopes.bind(
        symbol,
        new Binding.TypeName(new CType.Typedef(symbol.text, type), unit.scopes.depth(), span));
  }

  private void differentKind(Symbol symbol, Span span) {
    unit.reports.error(span, "'" + symbol + "' redeclared as different kind of symbol");
  }

  /** Declares a variable; {@code defined} when it has an initialiser. */
  void variable(Symbol symbol, CType type, Storage storage, boolean defined, Span span) {
    Linkage linkage = variableLinkage(symbol, storage);
    Binding here = unit.scopes.here(symbol);
    if (linkage == Linkage.NONE) {
      if (here != null) {
        clash(symbol, here, span);
      }
      unit.scopes.bind(
          symbol, new Binding.Variable(type, storage, linkage, true, unit.scopes.depth(), span));
      return;
    }
    if (here != null && (!(here instanceof Binding.Variable v) || v.linkage() == Linkage.NONE)) {
      clash(symbol, here, span);
    }
    CType known = type;
    boolean wasDefined = false;
    if (symbol.linked instanceof Binding.Variable old) {
      known = merge(symbol, old.type(), type, span);
      wasDefined = old.defined();
      checkLinkage(symbol, old.linkage(), linkage, span);
      if (wasDefined && defined) {
        unit.reports.error(span, "redefinition of '" + symbol + "'");
      }
    } else if (symbol.linked != null && here == null) {
      differentKind(symbol, span);
    }
    var binding =
        new Binding.Variable(
            known, storage, linkage, defined || wasDefined, unit.scopes.depth(), span);
    link(symbol, binding);
  }

  private void link(Symbol symbol, Binding binding) {
    symbol.linked = binding;
    unit.scopes.bind(symbol, binding);
  }

  private void clash(Symbol symbol, Binding here, Span span) {
    if (here instanceof Binding.Variable) {
      unit.reports.error(span, "redeclaration of '" + symbol + "'");
    } else {
      differentKind(symbol, span);
    }
  }

  private Linkage variableLinkage(Symbol symbol, Storage storage) {
    boolean file = unit.scopes.depth() == 0;
    if (storage == Storage.EXTERN) {
      return inherited(symbol);
    }
    return file ? (storage == Storage.STATIC ? Linkage.INTERNAL : Linkage.EXTERNAL) : Linkage.NONE;
  }

  /** {@code extern} keeps the linkage of the declaration that is visible. */
  private static Linkage inherited(Symbol symbol) {
    return switch (symbol.binding) {
      case Binding.Variable v when v.linkage() != Linkage.NONE -> v.linkage();
      case Binding.Function f when f.linkage() != Linkage.NONE -> f.linkage();
      case null, default -> Linkage.EXTERNAL;
    };
  }

  /** Declares a function; {@code defined} when it has a body that no other may replace. */
  void function(Symbol symbol, CType type, Storage storage, boolean defined, Span span) {
    boolean nested = unit.scopes.depth() > 0 && (storage == Storage.AUTO || defined);
    Linkage linkage =
        nested ? Linkage.NONE : storage == Storage.STATIC ? Linkage.INTERNAL : inherited(symbol);
    Binding here = unit.scopes.here(symbol);
    if (here != null && !(here instanceof Binding.Function)) {
      clash(symbol, here, span);
    }
    Binding before = nested ? here : symbol.linked;
    CType known = type;
    boolean wasDefined = false;
    if (before instanceof Binding.Function old) {
      known =
          old.implicit()
              ? mergeImplicit(symbol, old, type, span)
              : merge(symbol, old.type(), type, span);
      wasDefined = old.defined();
      if (!old.implicit()) {
        checkLinkage(symbol, old.linkage(), linkage, span);
      }
      if (wasDefined && defined) {
        unit.reports.error(span, "redefinition of '" + symbol + "'");
      }
    } else if (before != null && here == null) {
      differentKind(symbol, span);
    }
    var binding =
        new Binding.Function(
            known, linkage, defined || wasDefined, false, unit.scopes.depth(), span);
    if (nested) {
      unit.scopes.bind(symbol, binding);
    } else {
      link(symbol, binding);
    }
  }

  private void checkLinkage(Symbol symbol, Linkage old, Linkage now, Span span) {
    if (old == Linkage.EXTERNAL && now == Linkage.INTERNAL) {
      unit.reports.error(
          span, "static declaration of '" + symbol + "' follows non-static declaration");
    } else if (old == Linkage.INTERNAL && now == Linkage.EXTERNAL) {
      unit.reports.error(
          span, "non-static declaration of '" + symbol + "' follows static declaration");
    }
  }

  private CType merge(Symbol symbol, CType old, CType now, Span span) {
    if (Types.compatible(old, now, layout())) {
      return Types.composite(old, now, layout());
    }
    if (isSameButForPromotion(old, now)) {
      return old;
    }
    unit.reports.error(
        span,
        "conflicting types for '"
            + symbol
            + "': '"
            + Types.name(now)
            + "' after '"
            + Types.name(old)
            + "'");
    return now;
  }

  /**
   * GNU: an old-style definition agrees with a prototype that has its parameters' types unpromoted;
   * and the qualifiers of a result say nothing.
   */
  private boolean isSameButForPromotion(CType old, CType now) {
    return Types.unqualified(old) instanceof CType.Function a
        && Types.unqualified(now) instanceof CType.Function b
        && Types.compatible(prototype(a), prototype(b), layout());
  }

  private static CType prototype(CType.Function f) {
    boolean prototyped = f.prototyped() || !f.parameters().isEmpty();
    return new CType.Function(
        Types.unqualified(f.result()), f.parameters(), f.variadic(), prototyped);
  }

  private CType mergeImplicit(Symbol symbol, Binding.Function old, CType now, Span span) {
    if (!Types.compatible(old.type(), now, layout())) {
      unit.reports.warning(span, "conflicting types for '" + symbol + "'");
    }
    return now;
  }

  /**
   * Declares a function that is called without a declaration; it is known from here to the file's
   * end.
   */
  void declareImplicit(Symbol symbol, CType type, Span span) {
    CType known = symbol.linked instanceof Binding.Function f ? f.type() : type;
    var binding = new Binding.Function(known, Linkage.EXTERNAL, false, true, 0, span);
    symbol.binding = binding;
    if (symbol.linked == null) {
      symbol.linked = binding;
    }
  }
}
