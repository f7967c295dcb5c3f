import * as z from 'zod';
import { Invitation, Project } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { Registration, Session } from './auth';
import type { Schemas } from './call';
import { EmailField, EmailToken } from './checked';
import { ProjectFacts, refuseEndBeforeStart, TaskDraft } from './projects';

const Params = z.object({ invitation: z.uuid() });

const TaskLink = z.object({ email_token: EmailToken, task_uuid: z.uuid() });
const BuildLink = z.object({ email_token: EmailToken, project_build_invitation_uuid: z.uuid() });

const note = z.string().trim().max(limits.invitations.noteLength).default('');

const Letter = z.object({ email: EmailField, note });
export type Letter = z.infer<typeof Letter>;

export const ProjectDraft = ProjectFacts.extend({
  tasks: z.array(TaskDraft).min(1).max(limits.project.tasks),
  /** The creator's invitation that opening this project accepts. */
  project_build_invitation_uuid: z.uuid().optional(),
  /** Address of a creator to invite to all tasks of the project. */
  creator_email: EmailField.optional(),
  note,
}).superRefine(refuseEndBeforeStart);
export type ProjectDraft = z.infer<typeof ProjectDraft>;

export const invitationSchemas = {
  list: {
    summary: '收到和寄出的邀請，新的在前',
    data: z.object({ received: z.array(Invitation), sent: z.array(Invitation) }),
  },
  get: {
    summary: '一份邀請（寄件人或收件人）',
    params: Params,
    data: Invitation,
  },
  /** Returns what the link of a task invitation leads to. */
  validate: {
    summary: '任務邀請連結的內容',
    body: TaskLink,
    data: Invitation,
  },
  /** Registers the invited person, whose address the link verifies, and joins the task. */
  register: {
    summary: '從任務邀請註冊並加入',
    body: Registration.and(TaskLink),
    data: Session,
    errors: [errorCodes.emailTaken],
  },
  send: {
    summary: '邀請創作者加入任務',
    params: z.object({ task: z.uuid() }),
    body: Letter,
    data: Invitation,
  },
  join: {
    summary: '創作者加入',
    params: Params,
    /** The tasks to take on. @default all open tasks */
    body: z.object({ task_uuids: z.array(z.uuid()).min(1).max(limits.project.tasks).optional() }),
    data: Invitation,
  },
  reject: {
    summary: '婉拒',
    params: Params,
    body: z.object({ notification_uuid: z.uuid().optional() }),
    data: Invitation,
  },
  /** Rejects without an account. */
  rejectByLink: {
    summary: '用連結婉拒邀請',
    body: z.object({ email_token: EmailToken }),
    data: Invitation,
  },
  resend: {
    summary: '再寄一次，期限重算，先前的連結失效',
    params: Params,
    data: Invitation,
    errors: [errorCodes.tooManyRequests],
  },
  revoke: {
    summary: '收回',
    params: Params,
    data: Invitation,
  },
} satisfies Schemas;

export const buildInvitationSchemas = {
  send: {
    summary: '創作者邀請廠商開設專案',
    body: Letter,
    data: Invitation,
  },
  validate: {
    summary: '開案邀請連結的內容',
    body: BuildLink,
    data: Invitation,
  },
  register: {
    summary: '從開案邀請註冊',
    body: Registration.and(BuildLink),
    data: Session,
    errors: [errorCodes.emailTaken],
  },
  reject: {
    summary: '婉拒開案邀請',
    params: Params,
    body: z.object({ notification_uuid: z.uuid() }),
    data: Invitation,
  },
  /** Opens a vendor's project: on their own initiative, or in answer to a creator's invitation. */
  open: {
    summary: '廠商開設專案',
    body: ProjectDraft,
    data: Project,
  },
} satisfies Schemas;
