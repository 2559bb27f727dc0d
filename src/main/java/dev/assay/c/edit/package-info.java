/** Changes of programs as data: what takes the place of which node, made all at once. */
package dev.assay.c.edit;
