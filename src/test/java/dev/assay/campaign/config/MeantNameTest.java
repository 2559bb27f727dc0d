package dev.assay.campaign.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MeantNameTest {
  private static final List<String> NAMES =
      List.of(
          "fuzz", "generate", "compilers", "gcc-12", "clang-14", "clang-16", "emi", "-O2", "-O3");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // letters swapped, missing, too many, wrong; upper case
        "fzuz|; did you mean 'fuzz'?",
        "genrate|; did you mean 'generate'?",
        "compilerss|; did you mean 'compilers'?",
        "gcc_12|; did you mean 'gcc-12'?",
        "FUZZ|; did you mean 'fuzz'?",
        "GCC-12|; did you mean 'gcc-12'?",
        // the beginning alone
        "comp|; did you mean 'compilers'?",
        "clang|; did you mean 'clang-14' or 'clang-16'?",
        // equally near
        "clang-15|; did you mean 'clang-14' or 'clang-16'?",
        "-O7|; did you mean '-O2' or '-O3'?",
        // far from all
        "frobnicate|``",
        "x|``",
        "rust|``"
      })
  void namesThatAreNearAreTold(String wrong, String hint) {
    assertEquals(hint, MeantName.hint(wrong, NAMES, ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"fuz|; did you mean 'fuzz'? There are many", "nothing like it|; there are many"})
  void theRestFollows(String wrong, String hint) {
    assertEquals(hint, MeantName.hint(wrong, NAMES, "there are many"));
  }
}
