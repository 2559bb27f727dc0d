package dev.assay.mutate.profile;

import dev.assay.c.CType;
import dev.assay.c.Expr;

/**
 * Something in scope at a statement that can be read there without effect: a variable, a member, an
 * element by a constant, or what a pointer points to.
 *
 * @param lvalue typed, not yet converted to a value
 * @param type of its value, unqualified
 * @param writable whether it may be assigned to: no part of it is const, and it is not reached
 *     through a pointer
 */
public record Place(Expr lvalue, CType type, boolean writable) {}
