import type { Letter } from '../../platform/mail';

/** Informs a user that their account is suspended, and why. */
export const suspendedLetter = (name: string, reason: string, contactUrl: string): Letter => ({
  subject: '你的帳號已停用｜拍檔',
  name,
  paragraphs: ['你的拍檔帳號已由平台停用，所有裝置都已登出。', `原因：${reason}`],
  action: { label: '聯絡我們', url: contactUrl },
});

export const unsuspendedLetter = (name: string, loginUrl: string): Letter => ({
  subject: '你的帳號已恢復｜拍檔',
  name,
  paragraphs: ['你的拍檔帳號已恢復，可以照常登入。'],
  action: { label: '登入', url: loginUrl },
});
