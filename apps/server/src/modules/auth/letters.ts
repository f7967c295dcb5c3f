import type { IdentityProvider } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { Letter } from '../../platform/mail';

/** Asks a new user to verify their address. */
export const verificationLetter = (name: string, url: string): Letter => ({
  subject: '請驗證你的信箱｜拍檔',
  name,
  paragraphs: [
    '歡迎加入拍檔。請按下面的按鈕完成信箱驗證，驗證後會直接登入。',
    `連結${limits.verifyToken.hours}小時內有效，只能使用一次。`,
  ],
  action: { label: '驗證信箱', url },
  note: '若你沒有註冊拍檔，請忽略這封信。',
});

export const resetLetter = (name: string, url: string): Letter => ({
  subject: '重設你的密碼｜拍檔',
  name,
  paragraphs: [
    '我們收到重設密碼的要求。請按下面的按鈕設定新密碼。',
    `連結${limits.resetToken.hours}小時內有效，只能使用一次；設定完成後，其他裝置都會登出。`,
  ],
  action: { label: '設定新密碼', url },
  note: '若不是你本人操作，請忽略這封信，密碼不會改變。',
});

/** Warns account owners about wrong passwords, with a link that signs them in. */
export const unlockLetter = (name: string, url: string): Letter => ({
  subject: '有人連續輸錯你的密碼｜拍檔',
  name,
  paragraphs: [
    `你的帳號剛剛連續被輸錯密碼${limits.lockOut.tries}次以上，輸錯的那個網路${limits.lockOut.minutes}分鐘內不能再試。你在其他地方的登入不受影響。`,
    `如果是你本人，按下面的按鈕可以直接登入。連結${limits.lockOut.linkHours}小時內有效，只能使用一次。`,
  ],
  action: { label: '直接登入', url },
  note: '若不是你本人操作，請不要轉寄這封信；密碼如果和其他網站相同，建議換一個。',
});

/** Notifies account owners, in case somebody else changed the password. */
export const passwordChangedLetter = (name: string, url: string): Letter => ({
  subject: '你的密碼已變更｜拍檔',
  name,
  paragraphs: ['你的拍檔密碼剛剛變更了，其他裝置都已登出。'],
  action: { label: '前往拍檔', url },
  note: '若不是你本人操作，請立刻用登入視窗的「忘記密碼」重設密碼，並聯繫客服。',
});

const providerNames: Record<IdentityProvider, string> = { google: 'Google', line: 'LINE' };

/** Notifies account owners, in case somebody else bound the external account. */
export const identityBoundLetter = (name: string, provider: IdentityProvider, url: string): Letter => ({
  subject: `已綁定 ${providerNames[provider]} 帳號｜拍檔`,
  name,
  paragraphs: [`你的拍檔帳號剛剛綁定了一個 ${providerNames[provider]} 帳號，之後可以用它登入。`],
  action: { label: '查看帳號安全', url },
  note: '若不是你本人操作，請立刻在「帳號安全」解除綁定並變更密碼。',
});
