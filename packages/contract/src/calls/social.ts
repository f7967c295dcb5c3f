import * as z from 'zod';
import { Identity, type IdentityProvider, PendingLogin } from '../entities';
import { isOwnPath, messages } from '../rules';
import { Role } from '../vocabulary';
import { InvitedSession, SocialRegistration } from './auth';
import { defineCall, errorCodes } from './call';
import { EmailToken, TokenParams } from './checked';

const OwnPath = z.string().max(2000).refine(isOwnPath);

/** What does not fit is left out: the browser itself goes there, and has no form to show a refusal in. */
const Wishes = z.object({
  role: Role.optional().catch(undefined),
  url: OwnPath.optional().catch(undefined),
  /** The invitation somebody comes from: its mailed link, or else its name, which counts for its address alone. */
  email_token: EmailToken.optional().catch(undefined),
  project_invitation_uuid: z.uuid().optional().catch(undefined),
  project_build_invitation_uuid: z.uuid().optional().catch(undefined),
});

/** A session, and the page that was wanted before signing in. */
export const ArrivedSession = InvitedSession.extend({ url: z.string().nullable() });
export type ArrivedSession = z.infer<typeof ArrivedSession>;

const login = (provider: IdentityProvider, name: string) =>
  defineCall({
    method: 'GET',
    path: `/api/login/${provider}`,
    access: 'guest',
    summary: `前往 ${name} 登入；role 是註冊時選的身分，url 是登入後的頁面（只收本站路徑），其餘是從哪份邀請來的`,
    query: Wishes,
    answers: 'redirect',
    data: z.null(),
  });

const callback = (provider: IdentityProvider, name: string) =>
  defineCall({
    method: 'GET',
    path: `/api/login/${provider}/callback`,
    access: 'guest',
    summary: `從 ${name} 回來`,
    query: z.looseObject({ state: z.string().max(200).optional().catch(undefined) }),
    answers: 'redirect',
    data: z.null(),
  });

const startBinding = (provider: IdentityProvider, name: string) =>
  defineCall({
    method: 'POST',
    path: `/api/auth/${provider}/begin`,
    access: 'user',
    summary: `開始綁定 ${name}：回傳要前往的網址`,
    /** Where the binding was asked for. */
    body: z.object({ url: OwnPath }),
    data: z.object({ url: z.url() }),
    errors: [errorCodes.forbidden],
  });

const Token = z.object(TokenParams.shape);

export const socialCalls = {
  providers: defineCall({
    method: 'GET',
    path: '/api/login/providers',
    access: 'guest',
    summary: '可以用哪些帳號登入',
    data: z.object({ google: z.boolean(), line: z.boolean() }),
  }),
  google: login('google', 'Google'),
  googleCallback: callback('google', 'Google'),
  line: login('line', 'LINE'),
  lineCallback: callback('line', 'LINE'),
  autoLogin: defineCall({
    method: 'POST',
    path: '/api/auth/auto_login',
    access: 'guest',
    summary: '用一次性的權杖換登入狀態；只在開始登入的瀏覽器有效',
    body: Token,
    data: ArrivedSession,
    errors: [errorCodes.suspended],
  }),
  pending: defineCall({
    method: 'GET',
    path: '/api/login/pending/{token}',
    access: 'guest',
    summary: '第三方登入後還要完成的事',
    params: Token,
    data: PendingLogin,
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/login/register',
    access: 'guest',
    summary: '完成第三方登入的註冊，並登入；信箱以第三方驗證過的為準',
    body: SocialRegistration,
    data: ArrivedSession,
    errors: [errorCodes.emailTaken],
  }),
  link: defineCall({
    method: 'POST',
    path: '/api/login/link',
    access: 'guest',
    summary: '用密碼證明帳號是自己的，綁定第三方帳號並登入',
    body: Token.extend({ password: z.string().min(1, messages.rememberToFill).max(200) }),
    data: ArrivedSession,
    errors: [errorCodes.suspended],
  }),
  identities: defineCall({
    method: 'GET',
    path: '/api/profile/identities',
    access: 'user',
    summary: '已綁定的第三方帳號',
    data: z.array(Identity),
  }),
  startGoogle: startBinding('google', 'Google'),
  startLine: startBinding('line', 'LINE'),
  bindGoogle: defineCall({
    method: 'POST',
    path: '/api/auth/google/login',
    access: 'user',
    summary: '綁定 Google 帳號',
    body: Token,
    data: z.object({ url: z.string().nullable() }),
    errors: [errorCodes.conflict],
  }),
  bindLine: defineCall({
    method: 'POST',
    path: '/api/auth/line/login',
    access: 'user',
    summary: '綁定 LINE 帳號：用來登入，也用來收通知',
    body: Token,
    data: z.object({ url: z.string().nullable() }),
    errors: [errorCodes.conflict],
  }),
  unbindGoogle: defineCall({
    method: 'PUT',
    path: '/api/auth/google/unbind',
    access: 'user',
    summary: '解除 Google 綁定',
    data: z.null(),
  }),
};
