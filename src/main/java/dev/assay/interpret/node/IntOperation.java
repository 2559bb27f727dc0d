package dev.assay.interpret.node;

import dev.assay.c.Span;

/** An integer operation's operator and type, for its width and for messages. */
public record IntOperation(String symbol, int width, boolean signed, String typeName, Span span) {
  boolean is(int bits, boolean sign) {
    return width == bits && signed == sign;
  }
}
