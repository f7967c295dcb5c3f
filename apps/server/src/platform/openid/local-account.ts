import { createHash } from 'node:crypto';
import type { IdentityProvider } from '@paidang/contract/entities';
import { escapeMarkup } from '@paidang/contract/rules';
import { z } from 'zod';

/** An identity entered on the local provider's page. */
export const LocalAccount = z.object({
  name: z.string().trim().min(1).max(80),
  /** Optional, since LINE provides no address. */
  email: z.email().optional(),
  verified: z.literal('on').optional(),
});
export type LocalAccount = z.infer<typeof LocalAccount>;

/** The same subject for the same person every time, in the format of the provider's subjects. */
export function subjectOf(provider: IdentityProvider, { name, email }: LocalAccount): string {
  const digest = createHash('sha256')
    .update(`${provider} ${email?.toLowerCase() ?? name}`)
    .digest('hex');
  return provider === 'line' ? `U${digest.slice(0, 32)}` : BigInt(`0x${digest.slice(0, 17)}`).toString();
}

const names: Record<IdentityProvider, string> = { google: 'Google', line: 'LINE' };
const emailFields =
  '<label>電子郵件<input name="email" type="email" required autocomplete="off" value="newcomer@gmail.example"></label>' +
  '<label class="box"><input name="verified" type="checkbox" checked>信箱已驗證</label>';
const style =
  'body{font:16px/1.6 system-ui,sans-serif;color:#18181e;background:#fff;max-width:360px;margin:64px auto;padding:0 24px}' +
  'label{display:block;margin:16px 0}input:not([type=checkbox]){display:block;box-sizing:border-box;width:100%;padding:8px;' +
  'font:inherit;border:1px solid #767680;border-radius:8px}.box{display:flex;gap:8px}' +
  'button{font:inherit;padding:8px 20px;margin-right:8px;border:1px solid #18181e;border-radius:8px;background:#fff;color:#18181e}' +
  'button.go{background:#18181e;color:#fff}';

/** The local provider's page, on which a developer enters an identity. */
export const localSignInPage = (provider: IdentityProvider, clientName: string): string =>
  `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>本機的 ${names[provider]} 登入</title><style>${style}</style><main><h1>本機的 ${names[provider]} 登入</h1>` +
  `<p>開發用，代替 ${names[provider]}：想當誰都可以。登入後會回到${escapeMarkup(clientName)}。</p>` +
  `<form method="post"><label>名稱<input name="name" required maxlength="80" autocomplete="off" value="新朋友"></label>` +
  `${provider === 'google' ? emailFields : ''}<button class="go" name="answer" value="yes">繼續</button>` +
  `<button name="answer" value="no" formnovalidate>取消</button></form></main></html>`;
