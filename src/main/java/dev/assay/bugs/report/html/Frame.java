package dev.assay.bugs.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What all pages have: head, style, a way back, a foot. */
final class Frame {
  static final String STYLE = "site.css";
  static final String PROGRAM = "site.js";

  private Frame() {}

  /** A page that needs nothing beside it. */
  static String alone(String title, List<Html> content) {
    return page(
        title,
        List.of(Html.of("style", new Html.Verbatim(resource(STYLE)))),
        Html.of("script", new Html.Verbatim(resource(PROGRAM))),
        content);
  }

  /**
   * A page of a site.
   *
   * @param up the way to the site's top, {@code ../../} or empty
   */
  static String inSite(String title, String up, List<Html> content) {
    return page(
        title,
        List.of(Html.of("link").with("rel", "stylesheet").with("href", up + STYLE)),
        Html.of("script").with("src", up + PROGRAM),
        content);
  }

  private static String page(String title, List<Html> style, Html program, List<Html> content) {
    var head =
        List.of(
            Html.of("meta").with("charset", "utf-8"),
            Html.of("meta")
                .with("name", "viewport")
                .with("content", "width=device-width, initial-scale=1"),
            Html.of("title", title),
            style.getFirst());
    var body = new java.util.ArrayList<Html>(content);
    body.add(program);
    return Html.document(
        Html.of("html", Html.of("head", head), Html.of("body", body)).with("lang", "en"));
  }

  static String resource(String name) {
    try (InputStream in = Frame.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
