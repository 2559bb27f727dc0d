/** What the generator prefers: weights, distributions and limits, and how they are shuffled. */
package dev.assay.generate.exact.policy;
