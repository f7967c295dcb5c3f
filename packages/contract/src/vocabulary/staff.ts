import * as z from 'zod';

/** What a member of staff is trusted with. Somebody may have several. */
export const staffRoles = ['content', 'support', 'money'] as const;
export const StaffRole = /* @__PURE__ */ z.enum(staffRoles);
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleTitles: Readonly<Record<StaffRole, string>> = {
  content: '內容編輯',
  support: '客服',
  money: '撥款審核',
};

/** Whether somebody reads what all of the staff did, and not only what they did themselves. */
export const readsWholeAudit = (roles: readonly StaffRole[]): boolean => roles.includes('support');

/** The queues of the console: what waits for staff, and who of them handles it. */
export const consoleQueues = {
  consultations: 'support',
  rewards: 'money',
  abuse: 'support',
  proposals: 'support',
} as const satisfies Record<string, StaffRole>;
export type ConsoleQueue = keyof typeof consoleQueues;
