import * as z from 'zod';
import { notificationKinds } from '../notifications/kinds';
import { FunctionCode } from '../vocabulary';
import { Instant } from './project';

/** Whether the other side is notified by LINE after a step: after asking the sender, always, or never. */
export const askModes = ['ask', 'always', 'never'] as const;
export const AskMode = z.enum(askModes);
export type AskMode = z.infer<typeof AskMode>;

/** When a kind of notification is mailed: at once, with the other unread ones of the day, or never. */
export const mailModes = ['instant', 'daily', 'off'] as const;
export const MailMode = z.enum(mailModes);
export type MailMode = z.infer<typeof MailMode>;

/** The channels a kind of notification may use beside the bell. */
export const ChannelPreference = z.object({ email: MailMode, line: z.boolean() });
export type ChannelPreference = z.infer<typeof ChannelPreference>;

export const NotificationPreferences = z.record(z.enum(notificationKinds), ChannelPreference);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The LINE account notifications go to. `bound_not_friend`: bound, but the official account may not write to it. */
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
  /** Where the official account is added as a friend. */
  add_friend_url: z.url().nullable(),
  /** Whether an account is bound by signing in at LINE. */
  can_bind: z.boolean(),
  /** Whether the official account has used up its monthly messages, so that LINE refuses more until next month. */
  quota_reached: z.boolean(),
  /** Whether this server binds a simulated account, to try it without LINE. */
  test_binding: z.boolean(),
});
export type LineNotifySetting = z.infer<typeof LineNotifySetting>;

/** Whether to ask the sender of a step, and what about. */
export const LineAsk = z.object({
  isAsk: z.boolean(),
  /** The group the answer is about. `null` when nothing is asked. */
  askUUID: z.uuid().nullable(),
  /** Function code of the step. */
  processType: FunctionCode,
  /** What the message will say, a line each. */
  preview: z.array(z.string()),
});
export type LineAsk = z.infer<typeof LineAsk>;
