import * as z from 'zod';
import { Instant, Notification, SignedInDevice, StaffMember } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { messages } from '../rules';
import { type ConsoleQueue, consoleQueues } from '../vocabulary';
import { Credentials } from './auth';
import type { Schemas } from './call';
import { PasswordField, TokenParams } from './checked';
import { notificationSchemas } from './notifications';

/** A code of the authenticator, or a recovery code. */
const Code = z.string().trim().min(1, messages.rememberToFill).max(limits.staff.codeLength);
/** What an authenticator is enrolled with. */
const Enrolment = z.object({ key: z.string(), uri: z.string() });
/** Shown only once. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const queues = Object.keys(consoleQueues) as ConsoleQueue[];

/** How staff sign in and manage their own account. */
export const consoleSchemas = {
  login: {
    summary: '後台登入的第一步：密碼。還沒有綁定驗證器的人，一併取得要綁定的金鑰',
    body: Credentials,
    data: z.object({
      /** Required by the second step of signing in. */
      ticket: z.string(),
      expires_at: Instant,
      /** What to add to the authenticator; `null` for staff who are already enrolled. */
      enrolment: Enrolment.nullable(),
    }),
    errors: [errorCodes.wrongCredentials],
  },
  secondFactor: {
    summary: '後台登入的第二步：驗證碼或備用碼',
    body: z.object({ ticket: TokenParams.shape.token, code: Code }),
    data: z.object({
      token: z.string(),
      staff: StaffMember,
      /** Shown only once, after enrolment; otherwise `null`. */
      recovery_codes: z.array(z.string()).nullable(),
      /** Number of recovery codes left, when one was used to sign in; otherwise `null`. */
      recovery_codes_left: z.number().int().nullable(),
    }),
    errors: [errorCodes.conflict],
  },
  setPassword: {
    summary: '以一次性連結設定後台帳號的密碼，不會登入',
    params: TokenParams,
    body: z.object({ password: PasswordField }),
    data: z.object({ email: z.string() }),
  },
  session: {
    summary: '確認後台的權杖仍有效，以及目前的角色',
    data: StaffMember,
  },
  logout: {
    summary: '登出後台',
    data: z.null(),
  },
  changePassword: {
    summary: '變更自己的密碼，登出其他裝置',
    body: z.object({ current_password: Credentials.shape.password, password: PasswordField }),
    data: z.null(),
  },
  sessions: {
    summary: '自己登入後台的裝置，最近使用的在前',
    data: z.array(SignedInDevice),
  },
  revokeOtherSessions: {
    summary: '登出自己的其他裝置',
    data: z.null(),
  },
  revokeSession: {
    summary: '登出自己的一個裝置',
    params: z.object({ session: z.uuid() }),
    data: z.null(),
  },
  authenticator: {
    summary: '自己的驗證器何時綁定，還有幾組備用碼',
    data: z.object({ enrolled_at: Instant.nullable(), recovery_codes_left: z.number().int() }),
  },
  offerAuthenticator: {
    summary: '一組新驗證器的金鑰；以目前的驗證碼確認後才生效',
    /** `offer` proves where the key came from; the client sends it back with the codes. */
    data: Enrolment.extend({ offer: z.string() }),
  },
  replaceAuthenticator: {
    summary: '更換驗證器：目前的驗證碼（或備用碼）與新驗證器的驗證碼；換發備用碼，登出其他裝置',
    body: z.object({ offer: z.string().max(1000), code: Code, new_code: Code }),
    data: RecoveryCodes,
    errors: [errorCodes.conflict],
  },
  renewRecoveryCodes: {
    summary: '換發備用碼，原來的全部失效',
    body: z.object({ code: Code }),
    data: RecoveryCodes,
  },
  notices: {
    summary: '只告訴自己的事：自己還沒看的通知，新的在前',
    data: z.array(Notification),
  },
  readNotice: {
    summary: '自己的一則通知標為已讀',
    params: notificationSchemas.read.params,
    data: z.null(),
  },
  waiting: {
    summary: '各個佇列裡有多少件在等；只有自己負責的',
    data: z.partialRecord(z.enum(queues), z.number().int()),
  },
} satisfies Schemas;
