/** One splittable, named, portable random source. */
package dev.assay.random;
