import { isStep, stepDefinition } from '../steps';
import { actionCodes, functionCodes } from '../vocabulary';

/** The kinds users choose channels for, in the order of the settings page. */
export const notificationKinds = [
  'steps',
  'reminders',
  'comments',
  'schedule',
  'project',
  'invitations',
  'proposals',
  'rewards',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const { commented, replied, modified, invited, joined, failedReview, dueSoon, overdue, nudged } = actionCodes;
const comments: readonly string[] = [commented, replied];
const reminders: readonly string[] = [dueSoon, overdue, nudged];
const ofPlatform: readonly string[] = [
  functionCodes.messagingBinding,
  functionCodes.announcement,
  functionCodes.abuseReport,
];
const invitations: readonly string[] = [invited, joined, failedReview];

/**
 * The kind of a notification; `null` for announcements of the platform, which cannot be turned off.
 *
 * @param parameters A 02 that names a comment is about that comment, not about the step.
 * @example notificationKind('2-030-04') // 'comments'
 */
export function notificationKind(
  code: string,
  { message_id: comment }: { message_id?: string | undefined } = {},
): NotificationKind | null {
  const [, functionCode = '', action = ''] = code.split('-');
  if (ofPlatform.includes(functionCode)) return null;
  if (functionCode === functionCodes.proposal) return 'proposals';
  if (functionCode === functionCodes.rewards) return 'rewards';
  if (functionCode === functionCodes.case) return invitations.includes(action) ? 'invitations' : 'project';
  if (reminders.includes(action)) return 'reminders';
  const own = isStep(functionCode) ? stepDefinition(functionCode).notificationKind : undefined;
  if (own) return own;
  const isEdit = action === modified && comment !== undefined;
  return isEdit || comments.includes(action) ? 'comments' : 'steps';
}
