import * as z from 'zod';
import { Instant } from './project';

const text = z.string().optional();

export const NotificationParameters = z.object({
  name: text,
  company_name: text,
  kol_name: text,
  kol_uuid: text,
  project_name: text,
  project_uuid: text,
  task_uuid: text,
  task_type: text,
  task_index: z.number().int().optional(),
  platform: text,
  platform_title: text,
  platform_uuid: text,
  video_uuid: text,
  script_uuid: text,
  works_online_uuid: text,
  column_name: text,
  /** Number of the segment it is about; the first of {@link orderings}. */
  ordering: z.number().int().optional(),
  /** Numbers of all segments it is about. */
  orderings: z.array(z.number().int()).optional(),
  published_at: text,
  time: z.object({ hour: z.number(), minute: z.number(), second: z.number() }).optional(),
  build_mode: text,
  case_closed_report_uuid: text,
  report_uuid: text,
  proposal_uuid: text,
  proposal_name: text,
  project_build_invitation_uuid: text,
  /** The task invitation, for code 10. */
  project_invitation_uuid: text,
  group_id: text,
  /** The request for payment, for code 110. */
  reward_uuid: text,
  /** What the item was earned for, for code 110. */
  reward_title: text,
  /** Text of the announcement and the page it leads to, for code 120. */
  announcement: text,
  announcement_path: text,
  /** The comment, for codes 04 and 08. */
  message_id: text,
  /** For code 02: the version was declared final. */
  finalised: z.boolean().optional(),
  /** For code 02 of the schedule: the dates await consent. */
  requested: z.boolean().optional(),
  /** For code 010-03: how the project ended. */
  ending: z.enum(['closed', 'cancelled']).optional(),
  /** For codes 51 and 52: the day reminded of. */
  due_date: text,
  /** Working days since that day; 0 on the day itself, absent before it. */
  days_late: z.number().int().optional(),
  /** The task or platform it is about was removed, so the notification links to the project. */
  is_gone: z.boolean().optional(),
});
export type NotificationParameters = z.infer<typeof NotificationParameters>;

export const Notification = z.object({
  uuid: z.uuid(),
  is_read: z.boolean(),
  created_at: Instant,
  avatar: z.string().nullable(),
  code: z.object({ identity: z.string(), function: z.string(), action: z.string() }),
  parameters: NotificationParameters,
});
export type Notification = z.infer<typeof Notification>;

export const NotificationListMeta = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  has_unread: z.boolean(),
  unread_count: z.number().int(),
  /** Collaboration invitations, newest first, if they were requested. */
  invitations: z.array(Notification).optional(),
});
export type NotificationListMeta = z.infer<typeof NotificationListMeta>;
