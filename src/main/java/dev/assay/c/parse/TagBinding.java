package dev.assay.c.parse;

import dev.assay.c.Tag;

/** What a tag means in a scope. */
record TagBinding(Tag tag, int depth) {}
