/** What surrounds the generated functions: initialisation, main, checksum. */
package dev.assay.generate.exact.harness;
