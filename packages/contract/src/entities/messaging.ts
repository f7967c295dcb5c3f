import * as z from 'zod';
import { notificationKinds } from '../notifications/kinds';
import { FunctionCode } from '../vocabulary';
import { Instant } from './project';

/** Whether the other side is notified by LINE after a step: after asking the sender, always, or never. */
export const askModes = ['ask', 'always', 'never'] as const;
export const AskMode = z.enum(askModes);
export type AskMode = z.infer<typeof AskMode>;

/** When a kind of notification is mailed: immediately, in a daily mail with the other unread ones, or never. */
export const mailModes = ['instant', 'daily', 'off'] as const;
export const MailMode = z.enum(mailModes);
export type MailMode = z.infer<typeof MailMode>;

/** The channels a kind of notification uses besides the bell. */
export const ChannelPreference = z.object({ email: MailMode, line: z.boolean() });
export type ChannelPreference = z.infer<typeof ChannelPreference>;

export const NotificationPreferences = z.record(z.enum(notificationKinds), ChannelPreference);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The LINE account that receives notifications. `bound_not_friend`: bound, but the official account may not message it. */
export const LineBinding = z.object({
  status: z.enum(['unbound', 'bound', 'bound_not_friend']),
  display_name: z.string().nullable(),
  bound_at: Instant.nullable(),
});
export type LineBinding = z.infer<typeof LineBinding>;

export const LineNotifySetting = z.object({
  ask: AskMode,
  preferences: NotificationPreferences,
  /** Whether reminders may also come at night and on days off. */
  off_hours: z.boolean(),
  binding: LineBinding,
  /** Where the user adds the official account as a friend. */
  add_friend_url: z.url().nullable(),
  /** Whether an account is bound by signing in with LINE. */
  can_bind: z.boolean(),
  /** Whether the official account has used up its monthly quota, so that LINE refuses messages until next month. */
  quota_reached: z.boolean(),
  /** Whether this server can bind a simulated account, for trying it without LINE. */
  test_binding: z.boolean(),
});
export type LineNotifySetting = z.infer<typeof LineNotifySetting>;

/** Whether to ask the sender of a step about a LINE message, and its content. */
export const LineAsk = z.object({
  isAsk: z.boolean(),
  /** The group the answer applies to. `null` when there is nothing to ask. */
  askUUID: z.uuid().nullable(),
  /** Function code of the step. */
  processType: FunctionCode,
  /** Lines of the message. */
  preview: z.array(z.string()),
});
export type LineAsk = z.infer<typeof LineAsk>;
