package dev.assay.mutate.enhance;

import java.util.List;

/** What became of a program that was to be enhanced. */
public sealed interface Outcome {
  /** The interpreter ran it: it must print this, whoever compiles it. */
  record Checkable(Enhanced enhanced, String output) implements Outcome {}

  /** C leaves open what it does, so that it is good for finding crashes of compilers only. */
  record CrashOnly(Enhanced enhanced, String reason) implements Outcome {}

  /** The interpreter cannot tell what it does. */
  record Open(Enhanced enhanced, String reason) implements Outcome {}

  /** It has no single output that can be checked. */
  record Refused(List<Remark> reasons) implements Outcome {
    public Refused {
      reasons = List.copyOf(reasons);
    }
  }
}
