package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A function, variable or typedef gets or loses an attribute of GNU C. */
final class ChangeAttribute implements ChangingMutator {
  private static final List<Integer> ALIGNMENTS = List.of(2, 4, 8, 16, 32, 64);

  @Override
  public String name() {
    return "attribute";
  }

  @Override
  public String summary() {
    return "a function or variable gets or loses an attribute such as noinline or aligned";
  }

  static Attribute attribute(String name, String arguments) {
    return new Attribute(Attribute.Style.GNU, name, arguments, OptionalLong.empty());
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var sites = new ArrayList<List<Change>>();
    FunctionAttributes functions = FunctionAttributes.of(subject);
    for (Decl decl : subject.program().declarations()) {
      switch (decl) {
        case Decl.Function f when f.body().isPresent() ->
            sites.add(ways(f.name(), f, f.attributes(), functions.possible(f), f::withAttributes));
        case Decl.Typedef t when !subject.conservative() ->
            sites.add(
                ways(
                    t.name(),
                    t,
                    t.attributes(),
                    List.of(attribute("may_alias", "")),
                    all -> new Decl.Typedef(t.name(), t.type(), all, t.span())));
        case Decl _ -> {}
      }
    }
    for (Variables.Variable variable : Variables.of(subject.program()).all()) {
      for (Decl.Variable d : variable.declarations()) {
        sites.add(
            ways(d.name(), d, d.attributes(), ofVariable(variable, d, rng), d::withAttributes));
      }
    }
    sites.removeIf(List::isEmpty);
    return sites.isEmpty() ? Optional.empty() : Optional.of(rng.pick(rng.pick(sites)));
  }

  private interface With {
    Decl with(List<Attribute> attributes);
  }

  private static List<Change> ways(
      String name, Decl decl, List<Attribute> now, List<Attribute> possible, With made) {
    var ways = new ArrayList<Change>();
    for (Attribute attribute : possible) {
      if (!Attribute.has(now, attribute.name())) {
        var more = new ArrayList<>(now);
        more.add(attribute);
        ways.add(change(name + " " + text(attribute), decl, made.with(more)));
      }
    }
    for (Attribute attribute : now) {
      if (FunctionAttributes.isHarmless(attribute)) {
        var less = new ArrayList<>(now);
        less.remove(attribute);
        ways.add(change(name + " not " + text(attribute), decl, made.with(less)));
      }
    }
    return ways;
  }

  private static String text(Attribute attribute) {
    return attribute.arguments().isEmpty()
        ? attribute.name()
        : attribute.name() + "(" + attribute.arguments() + ")";
  }

  private static Change change(String material, Decl old, Decl by) {
    return new Change(material, List.of(Replacement.of(old, by)));
  }

  private static List<Attribute> ofVariable(Variables.Variable variable, Decl.Variable d, Rng rng) {
    var possible = new ArrayList<Attribute>();
    if (d.storage() == Decl.Storage.EXTERN || d.asmName().isPresent()) {
      return possible;
    }
    possible.add(attribute("unused", ""));
    if (d.storage() != Decl.Storage.REGISTER) {
      possible.add(attribute("aligned", Integer.toString(rng.pick(ALIGNMENTS))));
    }
    if (variable.home().isEmpty() || d.storage() == Decl.Storage.STATIC) {
      possible.add(attribute("used", ""));
    }
    return possible;
  }
}
