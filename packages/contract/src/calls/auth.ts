import * as z from 'zod';
import { Invitation, User } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import { checkOptionalPhone, checkRequiredPhone, isBlankText, messages } from '../rules';
import { Role } from '../vocabulary';
import type { Schemas } from './call';
import { EmailField, filledText, LinkField, PasswordField, TokenParams } from './checked';

const { nameLength, feeLength } = limits.account;

export const Credentials = z.object({
  email: z.string().min(1, messages.rememberToFill).max(254),
  password: z.string().min(1, messages.rememberToFill).max(200),
});

/** Fields of every registration, whatever the way of signing in. */
const Details = z.object({
  type: Role,
  phone: z.string().trim(),
  company_name: filledText(nameLength),
  contact_person: z.string().trim().max(nameLength).optional(),
  youtube: LinkField,
  facebook: LinkField,
  instagram: LinkField,
  other_link: LinkField,
  cooperation_fee: z.string().trim().max(feeLength).default(''),
  project_invitation_uuid: z.uuid().optional(),
  task_uuid: z.uuid().optional(),
  project_build_invitation_uuid: z.uuid().optional(),
});

/** Refuses a vendor's registration that lacks a field vendors must fill in. */
function refuseMissing(value: z.output<typeof Details>, context: z.core.$RefinementCtx): void {
  const phone = value.type === 'Vendor' ? checkRequiredPhone(value.phone) : checkOptionalPhone(value.phone);
  if (phone) context.addIssue({ code: 'custom', path: ['phone'], message: phone });
  if (value.type === 'Vendor' && isBlankText(value.contact_person ?? '')) {
    context.addIssue({ code: 'custom', path: ['contact_person'], message: messages.fillThisField });
  }
}

export const Registration = Details.extend({ email: EmailField, password: PasswordField }).superRefine(refuseMissing);
export type Registration = z.infer<typeof Registration>;

/** A registration whose e-mail address and sign-in come from a provider. */
export const SocialRegistration = Details.extend({ token: TokenParams.shape.token }).superRefine(refuseMissing);
export type SocialRegistration = z.infer<typeof SocialRegistration>;

export const Session = z.object({
  token: z.string(),
  user: User,
  /** Whether the client opens a realtime connection. */
  socket: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A session and the invitation that led to it, which the user has joined or still has to answer. */
export const InvitedSession = Session.extend({ invitation: Invitation.nullable() });
export type InvitedSession = z.infer<typeof InvitedSession>;

export const authSchemas = {
  register: {
    summary: '註冊，寄出驗證信',
    body: Registration,
    data: z.object({ email: z.string(), type: Role }),
    errors: [errorCodes.emailTaken],
  },
  login: {
    summary: '登入',
    body: Credentials,
    data: Session,
    errors: [errorCodes.wrongCredentials, errorCodes.suspended, errorCodes.unverified],
  },
  logout: {
    summary: '登出，撤銷這個權杖',
    data: z.null(),
  },
  checkToken: {
    summary: '確認權杖仍有效；用了一天以上的會換成新的',
    data: z.object({
      user: User,
      socket: z.boolean(),
      /** Whether the platform team is acting as this user. */
      super_login: z.boolean(),
      /** Replaces the token that was sent. */
      token: z.string().nullable(),
      /** Tours the creator has finished; they stay finished. */
      finished_tours: z.array(z.object({ page: z.string(), status: z.string() })),
    }),
  },
  checkEmailRepeat: {
    summary: '信箱是否已註冊',
    body: z.object({ email: EmailField }),
    data: z.null(),
    errors: [errorCodes.emailTaken],
  },
  verifyEmail: {
    summary: '驗證信箱並登入；從邀請註冊的，一併加入',
    params: TokenParams,
    data: InvitedSession,
  },
  resendVerification: {
    summary: '再寄一次驗證信；不透露帳號是否存在',
    body: z.object({ email: EmailField }),
    data: z.null(),
  },
  forgotPassword: {
    summary: '寄出重設密碼的信；不透露帳號是否存在',
    body: z.object({ email: EmailField }),
    data: z.null(),
  },
  checkResetToken: {
    summary: '重設密碼的連結是否還能用',
    params: TokenParams,
    data: z.null(),
  },
  resetPassword: {
    summary: '設定新密碼，登出所有裝置，並在這裡登入',
    params: TokenParams,
    body: z.object({ password: PasswordField }),
    data: Session,
  },
  superLogin: {
    summary: '平台人員以一次性連結代理登入',
    params: z.object({ code: TokenParams.shape.token }),
    data: Session,
  },
} satisfies Schemas;
