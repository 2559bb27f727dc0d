/** How long compilers say that each of their passes took. */
package dev.assay.compile.timing;
