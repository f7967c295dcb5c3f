/** What people can choose channels for, in the order it is shown. */
export const notificationKinds = ['steps', 'comments', 'schedule', 'project', 'invitations', 'proposals'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const comments = ['04', '08'];
const modified = '02';
const invitations = ['10', '11', '12'];
const byFunction: Record<string, NotificationKind | null> = { '090': 'schedule', '100': null, '101': 'proposals' };

/**
 * What a notification is about; `null` for the binding itself, which nobody can turn off.
 *
 * @param parameters a 02 that names a comment is about that comment, not about the step.
 * @example notificationKind('2-030-04') // 'comments'
 */
export function notificationKind(
  code: string,
  { message_id: comment }: { message_id?: string | undefined } = {},
): NotificationKind | null {
  const [, functionCode = '', action = ''] = code.split('-');
  const own = byFunction[functionCode];
  if (own !== undefined) return own;
  if (functionCode === '010') return invitations.includes(action) ? 'invitations' : 'project';
  const isEdit = action === modified && comment !== undefined;
  return isEdit || comments.includes(action) ? 'comments' : 'steps';
}
