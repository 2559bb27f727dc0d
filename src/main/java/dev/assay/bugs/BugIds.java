package dev.assay.bugs;

import dev.assay.judge.Signature;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.HexFormat;

/** Names bugs by their signatures, so that a bug has the same name in every folder. */
record BugIds(BugTable bugs) {
  private static final int LENGTH = 8;

  /** The start of the signature's digest, a longer one if another bug has it already. */
  String free(Signature signature) throws SQLException {
    String digest = digest(signature.toString());
    for (int length = LENGTH; length < digest.length(); length++) {
      String id = digest.substring(0, length);
      if (bugs.byId(id).isEmpty()) {
        return id;
      }
    }
    return digest;
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
