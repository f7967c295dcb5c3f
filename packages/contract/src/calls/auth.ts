import { z } from 'zod';
import { User } from '../entities';
import {
  checkEmail,
  checkOptionalPhone,
  checkPassword,
  checkPlatformLink,
  checkRequiredPhone,
  messages,
} from '../rules';
import { Role } from '../vocabulary';
import { defineCall, errorCodes } from './call';

/** A string checked by one of the contract's rules. */
const checked = (check: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = check(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const link = checked(checkPlatformLink).default('');

export const Credentials = z.object({
  email: z.string().min(1, messages.rememberToFill).max(254),
  password: z.string().min(1, messages.rememberToFill).max(200),
});

export const Registration = z
  .object({
    type: Role,
    email: checked((value) => checkEmail(value, 'page')),
    password: checked((value) => checkPassword(value, 'page')).max(200),
    phone: z.string(),
    company_name: z.string().trim().min(1, messages.fillThisField).max(80),
    contact_person: z.string().trim().max(80).optional(),
    youtube: link,
    facebook: link,
    instagram: link,
    other_link: link,
    cooperation_fee: z.string().max(40).default(''),
    project_invitation_uuid: z.uuid().optional(),
    task_uuid: z.uuid().optional(),
    project_build_invitation_uuid: z.uuid().optional(),
  })
  .superRefine((value, context) => {
    const phone = value.type === 'Vendor' ? checkRequiredPhone(value.phone) : checkOptionalPhone(value.phone);
    if (phone) context.addIssue({ code: 'custom', path: ['phone'], message: phone });
    if (value.type === 'Vendor' && !value.contact_person) {
      context.addIssue({ code: 'custom', path: ['contact_person'], message: messages.fillThisField });
    }
  });
export type Registration = z.infer<typeof Registration>;

export const Session = z.object({
  token: z.string(),
  user: User,
  /** Whether the client opens a realtime connection. */
  socket: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const authCalls = {
  register: defineCall({
    method: 'POST',
    path: '/api/auth/register',
    access: 'guest',
    summary: '註冊，寄出驗證信',
    body: Registration,
    data: z.object({ email: z.string(), type: Role }),
    errors: [errorCodes.emailTaken],
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    access: 'guest',
    summary: '登入',
    body: Credentials,
    data: Session,
    errors: [errorCodes.wrongCredentials, errorCodes.suspended, errorCodes.unverified],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'user',
    scope: 'chat',
    summary: '登出，撤銷這個權杖',
    data: z.null(),
  }),
  checkToken: defineCall({
    method: 'POST',
    path: '/api/check-token',
    access: 'user',
    summary: '確認權杖仍有效',
    data: z.object({ user: User, socket: z.boolean() }),
  }),
  checkEmailRepeat: defineCall({
    method: 'POST',
    path: '/api/auth/check_email_repeat',
    access: 'guest',
    summary: '信箱是否已註冊',
    body: z.object({ email: checked((value) => checkEmail(value, 'page')) }),
    data: z.null(),
    errors: [errorCodes.emailTaken],
  }),
  verifyEmail: defineCall({
    method: 'GET',
    path: '/api/auth/verify_email/{token}',
    access: 'guest',
    summary: '驗證信箱並登入',
    params: z.object({ token: z.string().min(20).max(100) }),
    data: Session,
  }),
};
