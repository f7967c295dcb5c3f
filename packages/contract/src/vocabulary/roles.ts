import * as z from 'zod';

/** Role values as stored and sent; compare with {@link isCreator} and {@link isVendor}, never with `===` on raw input. */
export const roles = ['Vendor', 'Creator'] as const;
export const Role = /* @__PURE__ */ z.enum(roles);
export type Role = (typeof roles)[number];

/** Kinds of account: one of the two parties, or the platform's staff. */
export const accountRoles = [...roles, 'Platform'] as const;
export const AccountRole = /* @__PURE__ */ z.enum(accountRoles);
export type AccountRole = (typeof accountRoles)[number];

/** Author of a comment without an account: a person a party has shown a step by a guest link. */
export const guestRole = 'Guest';
/** The role of a comment's author. */
export const CommentRole = /* @__PURE__ */ (() => z.enum([...accountRoles, guestRole]))();
export type CommentRole = z.infer<typeof CommentRole>;

/** Whether this is a creator, whatever letter case an older server used. */
export const isCreator = (role: string | null | undefined): boolean => role?.toLowerCase() === 'creator';

/** Whether this is a vendor, whatever letter case an older server used. */
export const isVendor = (role: string | null | undefined): boolean => role?.toLowerCase() === 'vendor';

export const roleTitles: Record<Role, string> = { Vendor: '廠商', Creator: '創作者' };

/** The role of the other side. */
export const counterpart = (role: Role): Role => (role === 'Vendor' ? 'Creator' : 'Vendor');
