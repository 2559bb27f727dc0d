/** Reports as pages, and a site of them all that needs no server. */
package dev.assay.bugs.report.html;
