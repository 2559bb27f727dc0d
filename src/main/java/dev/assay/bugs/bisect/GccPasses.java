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

  private static final Pattern NUMBER = Pattern.compile("\\d+$");

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
    List<String> own = family(first, passes);
    if (questions.ask(List.of(disabling(own))).getFirst() == Answer.GOOD) {
      return new Blamed(List.of(alone(questions, own, functions)), remarks);
    }
    // The last to run comes first: what ran before it may only have led to the bug.
    List<List<String>> families =
        passes.reversed().stream().map(pass -> family(pass, passes)).distinct().toList();
    Cures cures =
        Cures.among(families.stream().map(GccPasses::disabling).toList(), most, questions);
    var blames = new ArrayList<Blame>();
    families.stream()
        .filter(family -> cures.switches().contains(disabling(family)))
        .findFirst()
        .ifPresent(family -> blames.add(alone(questions, family, functions)));
    blames.add(inOrder);
    return new Blamed(blames, remarks);
  }

  /** A pass and its other executions, of which a later one may do what an earlier was kept from. */
  private static List<String> family(String pass, List<String> passes) {
    String name = NUMBER.matcher(pass).replaceFirst("");
    return passes.stream()
        .filter(other -> NUMBER.matcher(other).replaceFirst("").equals(name))
        .toList();
  }

  /** The one of a family's executions, and of the functions, that is enough to leave out. */
  private static Blame alone(Questions questions, List<String> family, List<String> functions) {
    List<Answer> answers =
        questions.ask(family.stream().map(pass -> disabling(List.of(pass))).toList());
    int one = answers.lastIndexOf(Answer.GOOD);
    List<String> enough = one < 0 ? family : List.of(family.get(one));
    List<Answer> here =
        questions.ask(functions.stream().map(name -> disablingIn(enough, name)).toList());
    int only = here.indexOf(Answer.GOOD);
    Optional<String> function = only < 0 ? Optional.empty() : Optional.of(functions.get(only));
    List<String> flags =
        function.map(name -> disablingIn(enough, name)).orElseGet(() -> disabling(enough));
    return new Blame(
        Blame.Kind.PASS,
        one < 0 ? NUMBER.matcher(family.getFirst()).replaceFirst("") : enough.getFirst(),
        function,
        questions.command(flags),
        questions.command(List.of()),
        "with " + String.join(" ", flags) + " the bug is gone");
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
    return disabling(passes.subList(kept, passes.size()));
  }

  private static List<String> disabling(List<String> passes) {
    return passes.stream().map(pass -> "-fdisable-" + pass).toList();
  }

  private static List<String> disablingIn(List<String> passes, String function) {
    return disabling(passes).stream().map(flag -> flag + "=" + function).toList();
  }
}
