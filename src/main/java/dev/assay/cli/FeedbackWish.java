package dev.assay.cli;

import java.util.List;

/**
 * What the command line asks of grey-box feedback; what it leaves open is empty.
 *
 * @param sources the names of what is read of compilers
 * @param proxies the names of the compilers that tell
 */
record FeedbackWish(List<String> sources, List<String> proxies) {
  static final FeedbackWish NONE = new FeedbackWish(List.of(), List.of());

  FeedbackWish {
    sources = List.copyOf(sources);
    proxies = List.copyOf(proxies);
  }
}
