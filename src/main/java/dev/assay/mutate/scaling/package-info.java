/** Programs made larger by a factor, so that the time to compile them can be seen to grow. */
package dev.assay.mutate.scaling;
