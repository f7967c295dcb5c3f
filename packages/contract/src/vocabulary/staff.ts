import * as z from 'zod';

/** Responsibilities of staff. A member of staff may have several. */
export const staffRoles = ['content', 'support', 'money'] as const;
export const StaffRole = /* @__PURE__ */ z.enum(staffRoles);
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleTitles: Readonly<Record<StaffRole, string>> = {
  content: '內容編輯',
  support: '客服',
  money: '撥款審核',
};

/** Whether these roles may read the audit log of all staff, not only their own entries. */
export const readsWholeAudit = (roles: readonly StaffRole[]): boolean => roles.includes('support');

/** The queues of the console: what is waiting for staff, and which role handles it. */
export const consoleQueues = {
  consultations: 'support',
  rewards: 'money',
  abuse: 'support',
  proposals: 'support',
} as const satisfies Record<string, StaffRole>;
export type ConsoleQueue = keyof typeof consoleQueues;
