/** Going through trees: the parts of a node, whole trees in order, rewriting, the names in use. */
package dev.assay.c.walk;
