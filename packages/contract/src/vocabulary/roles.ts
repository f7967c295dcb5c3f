import * as z from 'zod';

/** Stored and sent role values; compare with {@link isCreator} and {@link isVendor}, never with `===` on raw input. */
export const roles = ['Vendor', 'Creator'] as const;
export const Role = /* @__PURE__ */ z.enum(roles);
export type Role = (typeof roles)[number];

/** What an account is: one of the two parties, or one of the platform's staff. */
export const accountRoles = [...roles, 'Platform'] as const;
export const AccountRole = /* @__PURE__ */ z.enum(accountRoles);
export type AccountRole = (typeof accountRoles)[number];

/** Who writes on a board without an account: somebody a party has shown a step by a guest link. */
export const guestRole = 'Guest';
/** What somebody is who writes on a board. */
export const CommentRole = /* @__PURE__ */ (() => z.enum([...accountRoles, guestRole]))();
export type CommentRole = z.infer<typeof CommentRole>;

/** `true` for a creator, whatever the letter case an older server wrote. */
export const isCreator = (role: string | null | undefined): boolean => role?.toLowerCase() === 'creator';

/** `true` for a vendor, whatever the letter case an older server wrote. */
export const isVendor = (role: string | null | undefined): boolean => role?.toLowerCase() === 'vendor';

export const roleTitles: Record<Role, string> = { Vendor: '廠商', Creator: '創作者' };

/** The other seat at the table. */
export const counterpart = (role: Role): Role => (role === 'Vendor' ? 'Creator' : 'Vendor');
