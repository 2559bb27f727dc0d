package dev.assay.mutate.profile;

import dev.assay.c.Attribute;
import dev.assay.c.Conversion;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The functions of a program that promise to read, or to change, no variables but their own, and
 * those that they call: if one of these read more, the promise would be broken, and compilers that
 * rely on it would be right whatever they do.
 */
public final class Promises {
  private static final Set<String> ATTRIBUTES =
      Set.of("const", "pure", "reproducible", "unsequenced", "naked", "interrupt");

  private final Set<String> bound = new HashSet<>();
  private boolean bindAll;

  private Promises() {}

  public static Promises of(Program program) {
    var promises = new Promises();
    Deque<String> open = new ArrayDeque<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f
          && f.allAttributes().stream().map(Attribute::name).anyMatch(Promises::isPromise)) {
        open.add(f.name());
      }
    }
    if (!open.isEmpty()) {
      promises.follow(open, program);
    }
    return promises;
  }

  private static boolean isPromise(String attribute) {
    return ATTRIBUTES.contains(attribute.replaceAll("^__|__$", ""));
  }

  /** Binds these, and all that they lead to. */
  private void follow(Deque<String> open, Program program) {
    Map<String, Mentioned> mentioned = new HashMap<>();
    for (Decl decl : program.declarations()) {
      if (decl instanceof Decl.Function f && f.body().isPresent()) {
        var here = mentioned.computeIfAbsent(f.name(), _ -> new Mentioned());
        Walk.over(f.body().get(), here);
      }
    }
    while (!open.isEmpty()) {
      String name = open.remove();
      if (bound.add(name) && mentioned.containsKey(name)) {
        Mentioned here = mentioned.get(name);
        bindAll |= here.callsPointers;
        open.addAll(here.names);
      }
    }
  }

  /** Whether the function must not read or change more variables than it does. */
  public boolean bind(Decl.Function function) {
    return bindAll || bound.contains(function.name());
  }

  /** The names in a body, and whether it calls what it does not name. */
  private static final class Mentioned implements Visitor {
    private final Set<String> names = new HashSet<>();
    private boolean callsPointers;

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.Name n) {
        names.add(n.name());
      } else if (expr instanceof Expr.Call c) {
        callsPointers |=
            !(c.function() instanceof Expr.Implicit i
                && i.conversion() == Conversion.FUNCTION_TO_POINTER
                && i.operand() instanceof Expr.Name);
      }
    }
  }
}
