package dev.assay.campaign.reduction;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which crashes are the same. */
final class CrashLikenessTest {
  @Test
  void equalKeysAre() {
    assertTrue(CrashLikeness.isSame("ice in f, at a.cc:1", "ice in f, at a.cc:1"));
  }

  @Test
  void otherPlacesAreNot() {
    assertFalse(CrashLikeness.isSame("ice in f, at a.cc:1", "ice in f, at a.cc:2"));
  }

  @Test
  void stacksWithTwoFunctionsInCommonAre() {
    assertTrue(CrashLikeness.isSame("crash in a < b < c", "crash in b < c < d during loops"));
  }

  @Test
  void stacksWithOneFunctionInCommonAreNot() {
    assertFalse(CrashLikeness.isSame("crash in a < b < c", "crash in c < d < e"));
  }
}
