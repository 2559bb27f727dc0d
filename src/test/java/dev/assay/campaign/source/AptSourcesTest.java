package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class AptSourcesTest {
  @Test
  void sourcesAreWhereTheReleaseIs() {
    var newer =
        new AptSources.File(
            "debian.sources",
            """
            Types: deb
            # a remark
            URIs: http://mirror/debian
            Suites: bookworm bookworm-updates
            Components: main
            Signed-By: /keyring

            Types: deb
            URIs: http://elsewhere
            Suites: stable-tools
            Components: main
            """);
    var older =
        new AptSources.File(
            "sources.list",
            """
            # deb http://mirror/old bookworm main
            deb [arch=amd64 signed-by=/key] http://mirror/security bookworm-security main contrib
            deb http://vendor/apt vendor-bookworm main
            deb-src http://mirror/debian bookworm main
            """);
    var other = new AptSources.File("debian.sources.save", newer.text());
    assertEquals(
        """
        Types: deb-src
        URIs: http://mirror/security
        Suites: bookworm-security
        Components: main contrib
        Signed-By: /key

        Types: deb-src
        URIs: http://mirror/debian
        Suites: bookworm bookworm-updates
        Components: main
        Signed-By: /keyring
        """,
        AptSources.of(List.of(older, newer, other), "bookworm"));
    assertEquals("", AptSources.of(List.of(older, newer), "trixie"));
  }
}
