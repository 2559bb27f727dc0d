package dev.assay.interpret;

import java.util.List;

/**
 * What a program is started with, as bytes in Latin-1.
 *
 * @param arguments those after its name
 * @param input what it can read from its standard input
 */
public record Start(List<String> arguments, String input) {
  public static final Start PLAIN = new Start(List.of(), "");

  public Start {
    arguments = List.copyOf(arguments);
  }
}
