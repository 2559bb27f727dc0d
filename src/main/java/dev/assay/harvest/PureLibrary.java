package dev.assay.harvest;

import java.util.Set;

/** Functions of the library that have no effect but on what their arguments point to. */
final class PureLibrary {
  private static final Set<String> NAMES =
      Set.of(
          "abs",
          "labs",
          "llabs",
          "memcmp",
          "memcpy",
          "memmove",
          "memset",
          "memchr",
          "strlen",
          "strcmp",
          "strncmp",
          "strchr",
          "strrchr",
          "strcpy",
          "strncpy",
          "strcat",
          "strncat",
          "strstr",
          "strspn",
          "strcspn",
          "strpbrk",
          "isdigit",
          "isalpha",
          "isalnum",
          "isspace",
          "isupper",
          "islower",
          "isxdigit",
          "ispunct",
          "isprint",
          "toupper",
          "tolower",
          "atoi",
          "atol");

  private PureLibrary() {}

  static boolean has(String function) {
    return NAMES.contains(function);
  }
}
