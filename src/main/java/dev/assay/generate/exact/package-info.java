/** Programs of which every value is known: generated freely, run, and mended where undefined. */
package dev.assay.generate.exact;
