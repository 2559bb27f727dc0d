package dev.assay.harvest;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.Qualifiers;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A function around another one that has numbers for what that one has pointers and structs for.
 * What becomes of these is part of the result. Variables of the file are what they were at first
 * each time.
 */
final class Proxy {
  private final Standalone alone;
  private final Decl.Function function;
  private final Filling filling;
  private final List<IntKind> parameters = new ArrayList<>();
  private final List<String> arguments = new ArrayList<>();
  private final StringBuilder objects = new StringBuilder();
  private final StringBuilder resets = new StringBuilder();
  private final StringBuilder functions = new StringBuilder();
  private boolean possible = true;

  private Proxy(Standalone alone, Decl.Function function) {
    this.alone = alone;
    this.function = function;
    this.filling = new Filling(alone.program().tags(), alone.prefix());
  }

  /** How to call a function with numbers, or why that cannot be. */
  sealed interface Made {
    /**
     * What is called.
     *
     * @param text what must stand after the function
     */
    record Callable(String name, String text, List<IntKind> parameters, IntKind result)
        implements Made {
      public Callable {
        parameters = List.copyOf(parameters);
      }
    }

    record Not(String reason) implements Made {}
  }

  static Made of(Decl.Function function, Standalone alone) {
    return new Proxy(alone, function).made();
  }

  private Made made() {
    if (!(Types.unqualified(function.type()) instanceof CType.Function type)
        || function.parameters().isEmpty()) {
      return new Made.Not("has no parameters");
    }
    CType result = type.result();
    for (int i = 0; i < function.parameters().size(); i++) {
      parameter(i, function.parameters().get(i).type());
    }
    standIns();
    state();
    if (!possible) {
      return new Made.Not("has parameters for which numbers cannot stand");
    }
    if (Types.isVoid(result) && filling.after().isEmpty()) {
      return new Made.Not("has no effect that can be seen");
    }
    if (!Types.isVoid(result) && !Types.isReal(result) && !Types.isPointer(result)) {
      return new Made.Not("has a result for which numbers cannot stand");
    }
    Optional<IntKind> plain = kind(result);
    boolean direct =
        filling.before().isEmpty() && resets.isEmpty() && plain.isPresent() && isDirect();
    return direct
        ? new Made.Callable(function.name(), functions.toString(), parameters, plain.get())
        : new Made.Callable(alone.prefix() + "call", text(result), parameters, IntKind.ULLONG);
  }

  private boolean isDirect() {
    return function.parameters().stream().allMatch(p -> kind(p.type()).isPresent());
  }

  /** Up to 64 bits; enums are what they are stored as, which numbers convert to. */
  static Optional<IntKind> kind(CType given) {
    CType type = Types.unqualified(Types.canonical(given));
    return switch (type) {
      case CType.Int(IntKind kind) when kind != IntKind.INT128 && kind != IntKind.UINT128 ->
          Optional.of(kind);
      case CType.Enum _ -> Optional.of(IntKind.INT);
      case CType _ -> Optional.empty();
    };
  }

  private void parameter(int i, CType given) {
    CType type = Types.unqualified(Types.canonical(given));
    Optional<IntKind> kind = kind(type);
    parameters.add(kind.orElse(IntKind.ULLONG));
    if (kind.isPresent()) {
      arguments.add("a" + i);
    } else if (Types.isFloating(type)) {
      arguments.add("(" + Printer.print(type) + ")(int)a" + i + " / 16");
    } else if (Types.isPointer(type)) {
      filling.from("a" + i);
      arguments.add(filling.pointer(given));
    } else if (Types.isRecord(type) && Sizes.isModest(type, alone.program().tags())) {
      filling.from("a" + i);
      arguments.add(filling.object(Names.unqualified(given)));
    } else {
      possible = false;
    }
  }

  private void standIns() {
    var writer = new StandIn(alone.program().tags());
    for (Decl.Function missing : alone.missing()) {
      Optional<StandIn.Text> text =
          Types.unqualified(missing.type()) instanceof CType.Function type
              ? writer.of(missing.name(), type, alone.isEndless(missing))
              : Optional.empty();
      if (text.isEmpty()) {
        possible = false;
        return;
      }
      for (StandIn.Held held : text.get().objects()) {
        objects.append("static ").append(held.declaration()).append(";\n");
        resets.append("  __builtin_memset(").append(held.name()).append(", 0, sizeof ");
        resets.append(held.name()).append(");\n");
      }
      functions.append(text.get().definition());
    }
  }

  private void state() {
    for (Decl.Variable variable : alone.state()) {
      String name = variable.name();
      Decl.Variable first =
          variable
              .withName(name + "_first")
              .withType(Types.qualified(variable.type(), Qualifiers.CONST));
      objects.append(Printer.print((Decl) first)).append('\n');
      resets.append("  __builtin_memcpy(&").append(name).append(", &").append(name);
      resets.append("_first, sizeof ").append(name).append(");\n");
      filling.digestOf(name, variable.type());
    }
  }

  private String text(CType result) {
    String head =
        IntStream.range(0, parameters.size())
            .mapToObj(i -> parameters.get(i).spelling() + " a" + i)
            .collect(Collectors.joining(", "));
    String call = function.name() + "(" + String.join(", ", arguments) + ")";
    var text = new StringBuilder(objects).append(functions).append(filling.functions());
    text.append("static unsigned long long ").append(alone.prefix()).append("call(");
    text.append(head).append(") {\n");
    if (!filling.before().isEmpty()) {
      text.append("  unsigned long long s;\n");
    }
    text.append("  unsigned long long d = 0;\n").append(filling.objects());
    text.append(resets).append(filling.before());
    if (Types.isVoid(result)) {
      text.append("  ").append(call).append(";\n");
    } else if (Types.isPointer(result)) {
      CType target = Types.target(result);
      text.append("  ").append(Printer.print(result, "r")).append(" = ").append(call).append(";\n");
      text.append(
          kind(target).isPresent() ? "  d = r ? (unsigned long long)*r : 1;\n" : "  d = r != 0;\n");
    } else if (Types.isFloating(result)) {
      text.append("  double r = (double)").append(call).append(";\n");
      text.append("  d = r > -1e9 && r < 1e9 ? (unsigned long long)(long long)(r * 256) : 1;\n");
    } else {
      text.append("  d = (unsigned long long)").append(call).append(";\n");
    }
    return text.append(filling.after()).append("  return d;\n}\n").toString();
  }
}
