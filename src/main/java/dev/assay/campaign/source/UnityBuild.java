package dev.assay.campaign.source;

import dev.assay.generate.Generated;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program of several units as one, for the interpreter: a file that includes them all.
 *
 * <p>This means the same only if nothing that belongs to one unit alone, a static name or a macro,
 * is seen by another one.
 */
public final class UnityBuild {
  private static final String NAME = "assay-unity.c";

  /** A declaration at file scope, up to a function's body. */
  private static final Pattern STATIC = Pattern.compile("\\bstatic\\b([^;{]*)");

  /** What may stand in one before, in and behind what it declares. */
  private static final Pattern ASIDE =
      Pattern.compile(
          "=[^,;]*|\\b(struct|union|enum)\\b\\s*\\w*\\s*\\{\\}"
              + "|\\b(__attribute__|__attribute|__?asm(__)?|_?[Aa]lignas|(__)?typeof(__)?|_Atomic)\\s*\\(\\)");

  private static final Pattern DECLARED = Pattern.compile("\\b([A-Za-z_]\\w*)\\s*(?=[(\\[)]|$)");

  private static final Pattern MACRO = Pattern.compile("(?m)^[ \\t]*#[ \\t]*define[ \\t]+(\\w+)");

  /** Each unit has its own; constants and functions are the same in all of them. */
  private static final Pattern SHARED_STATIC =
      Pattern.compile(
          "(?m)^[ \\t]*static\\b(?![^;{]*\\b(const|inline|__inline__)\\b)[^;{(]*[;=\\[]");

  private static final Pattern EXTERN = Pattern.compile("\\bextern\\b");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
  private static final Pattern WORD = Pattern.compile("\\b[A-Za-z_]\\w*\\b");

  private UnityBuild() {}

  /** The test as one unit; empty if that could be another program. */
  public static Optional<TestCase> of(TestCase test) {
    if (test.isCxx()) {
      return meaning(test);
    }
    if (test.units().size() == 1) {
      return Optional.of(test);
    }
    List<SourceFile> bare =
        test.files().stream()
            .map(file -> new SourceFile(file.name(), COMMENT.matcher(file.text()).replaceAll(" ")))
            .toList();
    List<SourceFile> units =
        bare.stream().filter(file -> test.units().contains(file.name())).toList();
    boolean shared =
        bare.stream()
            .filter(file -> !units.contains(file))
            .anyMatch(file -> SHARED_STATIC.matcher(file.text()).find());
    return shared || !areApart(units) ? Optional.empty() : Optional.of(joined(test));
  }

  /** What a program in C++ means is told by the same program in C, if it comes along. */
  private static Optional<TestCase> meaning(TestCase test) {
    return test.files().stream()
        .filter(file -> file.name().equals(Generated.MEANING))
        .findFirst()
        .map(file -> TestCase.of(test.origin(), test.standard(), List.of(file), List.of()));
  }

  private static TestCase joined(TestCase test) {
    String includes =
        test.units().stream()
            .map(unit -> "#include \"" + unit + "\"\n")
            .collect(Collectors.joining());
    var files = new ArrayList<SourceFile>();
    files.add(new SourceFile(NAME, includes));
    files.addAll(test.files());
    return TestCase.of(test.origin(), test.standard(), files, test.flags());
  }

  private static boolean areApart(List<SourceFile> units) {
    for (SourceFile one : units) {
      Set<String> macros = names(MACRO, one.text());
      Set<String> statics = statics(FileScopeText.of(one.text()));
      for (SourceFile other : units) {
        // A static name of one unit means nothing to members and local variables of another.
        if (!other.equals(one)
            && (hasAny(macros, other.text()) || hasAny(statics, linked(other.text())))) {
          return false;
        }
      }
    }
    return true;
  }

  /** What may declare something of file scope; a block may with {@code extern}. */
  private static String linked(String text) {
    String outside = FileScopeText.of(text);
    return EXTERN.matcher(text).results().count() == EXTERN.matcher(outside).results().count()
        ? outside
        : text;
  }

  private static boolean hasAny(Set<String> names, String text) {
    return !names.isEmpty()
        && WORD.matcher(text).results().anyMatch(word -> names.contains(word.group()));
  }

  private static Set<String> statics(String fileScope) {
    return STATIC
        .matcher(ASIDE.matcher(fileScope).replaceAll(" "))
        .results()
        .flatMap(declaration -> Stream.of(declaration.group(1).split(",")))
        .map(declarator -> DECLARED.matcher(declarator.strip()))
        .filter(Matcher::find)
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  private static Set<String> names(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }
}
