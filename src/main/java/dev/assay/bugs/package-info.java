/** The store: campaigns, what was tried in them, and each bug once, in a database and as files. */
package dev.assay.bugs;
