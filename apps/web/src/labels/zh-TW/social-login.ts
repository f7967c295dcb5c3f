import type { IdentityProvider } from '@paidang/contract/entities';
import { type LoginRefusal, messages } from '@paidang/contract/rules';

export const providerNames: Record<IdentityProvider, string> = { google: 'Google', line: 'LINE' };

const refusals: Record<LoginRefusal, string> = {
  denied: '你取消了，所以沒有登入，也沒有綁定。',
  expired: '等太久了，請再試一次。',
  'email-unverified': '這個 Google 帳號的信箱還沒有驗證。請先到 Google 驗證，或用信箱註冊。',
  unavailable: '暫時連不上對方的登入服務，請稍後再試。',
  suspended: messages.accountSuspended,
  'line-unbound': '這個 LINE 帳號還沒有綁定。請先用其他方式登入，再到個人中心綁定。',
  taken: '這個帳號已綁定其他拍檔帳號，請換一個帳號。',
};

/** Words of signing in with an account elsewhere. */
export const labels = {
  or: '或',
  logIn: (provider: IdentityProvider) => `用 ${providerNames[provider]} 登入`,
  register: '用 Google 註冊',
  refusals,
} as const;
