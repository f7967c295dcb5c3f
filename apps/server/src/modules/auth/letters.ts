import { limits } from '@paidang/contract/limits';
import type { Letter } from '../../platform/mail';

/** Asks whoever registered to show that the address is theirs. */
export const verificationLetter = (name: string, url: string): Letter => ({
  subject: '請驗證您的信箱｜拍檔',
  name,
  paragraphs: [
    '歡迎加入拍檔。請按下面的按鈕完成信箱驗證，驗證後會直接登入。',
    `連結${limits.verifyToken.hours}小時內有效，只能使用一次。`,
  ],
  action: { label: '驗證信箱', url },
  note: '若您沒有註冊拍檔，請忽略這封信。',
});
