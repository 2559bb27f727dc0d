/** Programs from seeds. */
package dev.assay.generate;
