package dev.assay.c.parse;

import java.util.ArrayList;
import java.util.List;

/** Hands out the pragmas in order, each where the parser can next place it. */
final class PragmaQueue {
  private final List<Tokens.Pragma> pragmas;
  private int next;

  PragmaQueue(Tokens tokens) {
    this.pragmas = tokens.pragmas;
  }

  boolean isReadyAt(int token) {
    return next < pragmas.size() && pragmas.get(next).before() <= token;
  }

  /** The pragmas before the token; those about packing are part of the structs they concern. */
  List<Tokens.Pragma> takeUpTo(int token) {
    var taken = new ArrayList<Tokens.Pragma>();
    while (isReadyAt(token)) {
      Tokens.Pragma pragma = pragmas.get(next);
      next++;
      if (!pragma.isPack()) {
        taken.add(pragma);
      }
    }
    return taken;
  }
}
