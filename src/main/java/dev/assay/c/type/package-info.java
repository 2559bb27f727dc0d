/** The meaning of C's types: sugar, compatibility, layout, conversions, constant expressions. */
package dev.assay.c.type;
