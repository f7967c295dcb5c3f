import * as z from 'zod';
import { Identity, PendingLogin } from '../entities';
import { errorCodes } from '../routes/errors';
import { isOwnPath, messages } from '../rules';
import { Role } from '../vocabulary';
import { InvitedSession, SocialRegistration } from './auth';
import type { CallSchemas, Schemas } from './call';
import { EmailToken, TokenParams } from './checked';

const OwnPath = z.string().max(2000).refine(isOwnPath);

/** Invalid parameters are dropped: the browser navigates here directly and has no form to show a refusal in. */
const LoginQuery = z.object({
  role: Role.optional().catch(undefined),
  url: OwnPath.optional().catch(undefined),
  /** The invitation that led here: the token of its mailed link, or its id, which only counts for the invited address. */
  email_token: EmailToken.optional().catch(undefined),
  project_invitation_uuid: z.uuid().optional().catch(undefined),
  project_build_invitation_uuid: z.uuid().optional().catch(undefined),
});

/** A session, and the page the user wanted to open before signing in. */
export const ArrivedSession = InvitedSession.extend({ url: z.string().nullable() });
export type ArrivedSession = z.infer<typeof ArrivedSession>;

const login = (name: string) =>
  ({
    summary: `前往 ${name} 登入；role 是註冊時選的身分，url 是登入後的頁面（只收本站路徑），其餘是從哪份邀請來的`,
    query: LoginQuery,
    answers: 'redirect',
    data: z.null(),
  }) satisfies CallSchemas;

const callback = (name: string) =>
  ({
    summary: `從 ${name} 回來`,
    query: z.looseObject({ state: z.string().max(200).optional().catch(undefined) }),
    answers: 'redirect',
    data: z.null(),
  }) satisfies CallSchemas;

const startBinding = (name: string) =>
  ({
    summary: `開始綁定 ${name}：回傳要前往的網址`,
    /** The page binding was requested from. */
    body: z.object({ url: OwnPath }),
    data: z.object({ url: z.url() }),
    errors: [errorCodes.forbidden],
  }) satisfies CallSchemas;

const Token = z.object(TokenParams.shape);

export const socialSchemas = {
  providers: {
    summary: '可以用哪些帳號登入',
    data: z.object({ google: z.boolean(), line: z.boolean() }),
  },
  google: login('Google'),
  googleCallback: callback('Google'),
  line: login('LINE'),
  lineCallback: callback('LINE'),
  autoLogin: {
    summary: '用一次性的權杖換登入狀態；只在開始登入的瀏覽器有效',
    body: Token,
    data: ArrivedSession,
    errors: [errorCodes.suspended],
  },
  pending: {
    summary: '第三方登入後還要完成的事',
    params: Token,
    data: PendingLogin,
  },
  register: {
    summary: '完成第三方登入的註冊，並登入；信箱以第三方驗證過的為準',
    body: SocialRegistration,
    data: ArrivedSession,
    errors: [errorCodes.emailTaken],
  },
  link: {
    summary: '用密碼證明帳號是自己的，綁定第三方帳號並登入',
    body: Token.extend({ password: z.string().min(1, messages.rememberToFill).max(200) }),
    data: ArrivedSession,
    errors: [errorCodes.suspended],
  },
  identities: {
    summary: '已綁定的第三方帳號',
    data: z.array(Identity),
  },
  startGoogle: startBinding('Google'),
  startLine: startBinding('LINE'),
  bindGoogle: {
    summary: '綁定 Google 帳號',
    body: Token,
    data: z.object({ url: z.string().nullable() }),
    errors: [errorCodes.conflict],
  },
  bindLine: {
    summary: '綁定 LINE 帳號：用來登入，也用來收通知',
    body: Token,
    data: z.object({ url: z.string().nullable() }),
    errors: [errorCodes.conflict],
  },
  unbindGoogle: {
    summary: '解除 Google 綁定',
    data: z.null(),
  },
} satisfies Schemas;
