package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The options of the command line that switch optimisations off, one by one. */
final class Options {
  /** {@code -ftree-vrp [enabled]}. */
  private static final Pattern ENABLED =
      Pattern.compile("^\\s+-f([\\w-]+)\\s+\\[enabled\\]\\s*$", Pattern.MULTILINE);

  /** Another arithmetic is no way to mend anything. */
  private static final Set<String> MEANING =
      Set.of("signed-zeros", "trapping-math", "fp-int-builtin-inexact", "math-errno");

  /** {@code --disable-licm-promotion - ...}: a switch without a value. */
  private static final Pattern LLVM =
      Pattern.compile("^\\s+--?((disable|enable)-[\\w-]+)\\s+- ", Pattern.MULTILINE);

  private static final List<String> CLANG =
      List.of(
          "-fno-vectorize",
          "-fno-slp-vectorize",
          "-fno-unroll-loops",
          "-fno-inline",
          "-fno-builtin",
          "-fno-strict-aliasing",
          "-fwrapv",
          "-fno-delete-null-pointer-checks",
          "-fno-merge-all-constants",
          "-fno-jump-tables",
          "-fno-omit-frame-pointer",
          "-fno-finite-loops",
          "-fno-optimize-sibling-calls",
          "-fno-split-stack",
          "-fno-global-isel");

  private Options() {}

  static List<List<String>> gcc(Questions questions) {
    String list = questions.transcript(List.of("-Q", "--help=optimizers"));
    return ENABLED
        .matcher(list)
        .results()
        .map(found -> found.group(1))
        .filter(name -> !MEANING.contains(name) && !name.startsWith("no-"))
        .map(name -> List.of("-fno-" + name))
        .toList();
  }

  /** Those of the driver, and LLVM's own that take no value. */
  static List<List<String>> clang(Questions questions) {
    var all = new ArrayList<List<String>>(CLANG.stream().map(List::of).toList());
    Matcher matcher = LLVM.matcher(questions.transcript(List.of("-mllvm", "--help-hidden")));
    while (matcher.find()) {
      boolean enables = matcher.group(2).equals("enable");
      all.add(List.of("-mllvm", "-" + matcher.group(1) + (enables ? "=false" : "")));
    }
    return List.copyOf(all.stream().distinct().toList());
  }

  /** What is to blame if the bug is gone with these flags. */
  static Blame blame(Questions questions, List<String> cure, String proof) {
    String flag = cure.getLast();
    return new Blame(
        Blame.Kind.OPTION,
        flag.startsWith("-fno-") ? "-f" + flag.substring("-fno-".length()) : flag,
        Optional.empty(),
        questions.command(cure),
        questions.command(List.of()),
        proof);
  }

  /** The one whose name is most like a pass's; else the first. */
  static Stream<List<String>> likePass(List<List<String>> cures, String pass) {
    String name = plain(pass.replaceFirst("^(tree|rtl|ipa)-", "").replaceFirst("Pass$", ""));
    return Stream.concat(
        cures.stream().filter(cure -> plain(cure.getLast()).contains(name)), cures.stream());
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }
}
