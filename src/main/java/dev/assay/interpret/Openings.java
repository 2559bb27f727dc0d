package dev.assay.interpret;

import dev.assay.c.Span;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places where a run came to a choice that C leaves open and that could matter, by the kind of
 * the choice; what could not matter is not among them.
 */
public final class Openings {
  /** More places than this are not told apart. */
  private static final int MOST = 256;

  private final boolean active;
  private final Map<UnspecifiedKind, Map<Place, Span>> places =
      new EnumMap<>(UnspecifiedKind.class);

  private Openings(boolean active) {
    this.active = active;
  }

  /** Keeps what it is told. */
  public static Openings kept() {
    return new Openings(true);
  }

  /** For a run that nobody asks afterwards, and that need not look. */
  public static Openings ignored() {
    return new Openings(false);
  }

  /** Whether it is worth the time to look for places. */
  public boolean isActive() {
    return active;
  }

  /** Says that another choice could be made at the place. */
  public void note(UnspecifiedKind kind, Span span) {
    if (active) {
      Map<Place, Span> known = places.computeIfAbsent(kind, _ -> new LinkedHashMap<>());
      if (known.size() < MOST) {
        known.putIfAbsent(Place.of(span), span);
      }
    }
  }

  /** The kinds of choices that were open. */
  public Set<UnspecifiedKind> kinds() {
    return Set.copyOf(places.keySet());
  }

  /** Where choices of the kind were open, in the order in which the run came there. */
  public List<Span> places(UnspecifiedKind kind) {
    return List.copyOf(places.getOrDefault(kind, Map.of()).values());
  }

  /** A place in the text; spans themselves do not tell places apart. */
  public record Place(String file, int line, int column, int endLine, int endColumn) {
    public static Place of(Span span) {
      return new Place(span.file(), span.line(), span.column(), span.endLine(), span.endColumn());
    }
  }
}
