package dev.assay.bugs.bisect;

import java.util.List;

/** Asks a compiler whether it shows the bug when it is given more flags. */
public interface Questions {
  /** One answer for each list of flags, in their order; several builds may run at once. */
  List<Answer> ask(List<List<String>> flags);

  /** What the compiler says when it is given these flags; empty if nothing can be had of it. */
  String transcript(List<String> flags);

  /** The command that compiles with these flags too. */
  List<String> command(List<String> flags);

  /** How many builds may still be asked for. */
  int left();

  default Answer ask(String... flags) {
    return ask(List.of(List.of(flags))).getFirst();
  }
}
