package dev.assay.mutate;

import dev.assay.random.Seed;

/**
 * Where a test case came from: enough to make the same bytes again.
 *
 * @param generator the source's name on the command line, such as {@code csmith}
 * @param seed the seed of this test case alone
 * @param detail what else is needed, such as the file's path in a folder; may be empty
 */
public record Origin(String generator, Seed seed, String detail) {}
