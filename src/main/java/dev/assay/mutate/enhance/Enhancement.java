package dev.assay.mutate.enhance;

import java.util.List;

/** What became of a program that was to be enhanced. */
public sealed interface Enhancement {
  /** The interpreter ran it: it must print this, whoever compiles it. */
  record Checkable(Enhanced enhanced, String output) implements Enhancement {}

  /** C leaves open what it does, so that it is good for finding crashes of compilers only. */
  record CrashOnly(Enhanced enhanced, String reason) implements Enhancement {}

  /** The interpreter cannot tell what it does. */
  record Open(Enhanced enhanced, String reason) implements Enhancement {}

  /** It has no single output that can be checked. */
  record Refused(List<Remark> reasons) implements Enhancement {
    public Refused {
      reasons = List.copyOf(reasons);
    }
  }
}
