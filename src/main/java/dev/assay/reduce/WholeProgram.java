package dev.assay.reduce;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Units that are linked together, as one program. */
public final class WholeProgram {
  private WholeProgram() {}

  /** Empty if they cannot be one: if two have their own of the same name, for example. */
  public static Optional<Program> of(Subject subject) {
    if (subject.units().size() == 1) {
      return Optional.of(subject.units().getFirst().program());
    }
    Optional<String> text = text(subject);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    ParseResult parsed =
        Parser.parse(
            SourceText.of(subject.units().getFirst().name(), text.get()),
            subject.model(),
            subject.standard());
    return parsed.hasErrors() || parsed.unsupported().isPresent()
        ? Optional.empty()
        : Optional.of(parsed.program());
  }

  /** The text of them all, what is declared alike in several of them only once. */
  public static Optional<String> text(Subject subject) {
    var text = new StringBuilder();
    Set<String> said = new HashSet<>();
    Set<String> own = new HashSet<>();
    for (Subject.Unit unit : subject.units()) {
      Set<String> ownHere = new HashSet<>();
      for (Decl decl : unit.program().declarations()) {
        ownName(decl).ifPresent(ownHere::add);
        String printed = Printer.print(decl);
        if (!isRepeatable(decl) || said.add(printed)) {
          text.append(printed).append('\n');
        }
      }
      if (ownHere.stream().anyMatch(own::contains)) {
        return Optional.empty();
      }
      own.addAll(ownHere);
    }
    return Optional.of(text.toString());
  }

  /** What only one unit sees though it has a name. */
  private static Optional<String> ownName(Decl decl) {
    return switch (decl) {
      case Decl.Variable v when v.storage() == Decl.Storage.STATIC -> Optional.of(v.name());
      case Decl.Function f when f.storage() == Decl.Storage.STATIC && f.body().isPresent() ->
          Optional.of(f.name());
      case Decl.Variable _, Decl.Function _, Decl.Typedef _, Decl.TagDefinition _ ->
          Optional.empty();
      case Decl.TagDeclaration _, Decl.StaticAssert _, Decl.Asm _, Decl.Directive _ ->
          Optional.empty();
      case Decl.Include _ -> Optional.empty();
    };
  }

  private static boolean isRepeatable(Decl decl) {
    return switch (decl) {
      case Decl.Function f -> f.body().isEmpty();
      case Decl.Typedef _, Decl.TagDefinition _, Decl.TagDeclaration _ -> true;
      case Decl.StaticAssert _, Decl.Directive _ -> true;
      case Decl.Variable _, Decl.Asm _, Decl.Include _ -> false;
    };
  }
}
