package dev.assay.bugs.bisect;

import dev.assay.bugs.Blame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds the pass of gcc with which a bug comes: those that {@code -fdump-passes} lists are left out
 * from the last one backwards, as clang's are by number, and the one found then alone.
 */
final class GccPasses {
  /** {@code tree-ccp1 : ON}. */
  private static final Pattern LINE =
      Pattern.compile("^\\s*((?:tree|rtl|ipa)-\\S+)\\s*:\\s*ON\\s*$", Pattern.MULTILINE);

  /** Without these gcc cannot end, or what it makes cannot run. */
  private static final Set<String> NEEDED =
      Set.of(
          "tree-omplower",
          "tree-lower",
          "tree-eh",
          "tree-cfg",
          "tree-ompexp",
          "tree-ssa",
          "tree-local-fnsummary1",
          "tree-fixup_cfg1",
          "tree-fixup_cfg2",
          "tree-loopinit",
          "tree-loopdone",
          "tree-resx",
          "tree-optimized",
          "ipa-visibility",
          "ipa-build_ssa_passes",
          "ipa-opt_local_passes",
          "rtl-expand",
          "rtl-vregs",
          "rtl-into_cfglayout",
          "rtl-outof_cfglayout",
          "rtl-dfinit",
          "rtl-dfinish",
          "rtl-no-opt",
          "rtl-rtl",
          "rtl-loop2",
          "rtl-loop2_init",
          "rtl-loop2_done",
          "rtl-ira",
          "rtl-reload",
          "rtl-pro_and_epilogue",
          "rtl-split1",
          "rtl-split2",
          "rtl-split3",
          "rtl-split4",
          "rtl-split5",
          "rtl-stack",
          "rtl-shorten",
          "rtl-nothrow",
          "rtl-final");

  private GccPasses() {}

  /**
   * @param functions those that the program defines
   * @param most how many builds may be spent if the pass found is not to blame alone
   */
  static Blamed blame(Questions questions, List<String> functions, int most) {
    List<String> passes = passes(questions.transcript(List.of("-fdump-passes")));
    if (passes.isEmpty()) {
      return Blamed.nothing("it does not list its passes for -fdump-passes");
    }
    Optional<Boundary> boundary =
        Boundary.search(
            passes.size(),
            points -> questions.ask(points.stream().map(point -> without(passes, point)).toList()));
    if (boundary.isEmpty()) {
      return Blamed.nothing(
          "the bug is there without any pass that can be disabled: the front end or a pass that is"
              + " always needed is to blame");
    }
    return blame(questions, passes, boundary.get(), functions, most);
  }

  private static Blamed blame(
      Questions questions,
      List<String> passes,
      Boundary boundary,
      List<String> functions,
      int most) {
    var remarks = new ArrayList<String>();
    if (!boundary.isClear()) {
      remarks.add(
          "not monotonic: the bug also comes or goes elsewhere, seen with the first "
              + boundary.contradictions()
              + " of "
              + passes.size()
              + " passes");
    }
    String first = passes.get(boundary.before());
    var inOrder =
        new Blame(
            Blame.Kind.PASS,
            first,
            Optional.empty(),
            questions.command(without(passes, boundary.before())),
            questions.command(without(passes, boundary.after())),
            "the bug is there with the first "
                + boundary.after()
                + " of "
                + passes.size()
                + " passes and not with one less");
    if (questions.ask(disabling(first)) == Answer.GOOD) {
      return new Blamed(List.of(alone(questions, first, functions)), remarks);
    }
    Cures cures =
        Cures.among(passes.stream().map(p -> List.of(disabling(p))).toList(), most, questions);
    var blames = new ArrayList<Blame>();
    cures.switches().reversed().stream()
        .map(flags -> flags.getFirst().substring("-fdisable-".length()))
        .findFirst()
        .ifPresent(pass -> blames.add(alone(questions, pass, functions)));
    blames.add(inOrder);
    return new Blamed(blames, remarks);
  }

  private static Blame alone(Questions questions, String pass, List<String> functions) {
    String flag = disabling(pass);
    List<Answer> answers =
        questions.ask(functions.stream().map(name -> List.of(flag + "=" + name)).toList());
    int only = answers.indexOf(Answer.GOOD);
    Optional<String> function = only < 0 ? Optional.empty() : Optional.of(functions.get(only));
    String narrowed = flag + function.map(name -> "=" + name).orElse("");
    return new Blame(
        Blame.Kind.PASS,
        pass,
        function,
        questions.command(List.of(narrowed)),
        questions.command(List.of()),
        "with " + narrowed + " the bug is gone");
  }

  /** In the order in which they run, each once. */
  static List<String> passes(String dump) {
    return LINE.matcher(dump)
        .results()
        .map(found -> found.group(1))
        .distinct()
        .filter(pass -> !NEEDED.contains(pass))
        .toList();
  }

  private static List<String> without(List<String> passes, int kept) {
    return passes.subList(kept, passes.size()).stream().map(GccPasses::disabling).toList();
  }

  private static String disabling(String pass) {
    return "-fdisable-" + pass;
  }
}
