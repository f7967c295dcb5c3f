import { paths } from '@paidang/contract/pages';
import type { Letter } from '../../platform/mail';

const events = {
  password: { subject: '你的後台密碼已變更', text: '你的後台密碼剛剛變更了，其他裝置都已登出。' },
  authenticator: { subject: '你的驗證器已更換', text: '你登入後台用的驗證器剛剛更換了，其他裝置都已登出。' },
  recoveryCodes: { subject: '你的備用碼已換新', text: '你的後台備用碼剛剛換新了，原來的都已失效。' },
  recoverySignIn: { subject: '有人用備用碼登入後台', text: '剛剛有人用你的一組備用碼登入後台，那一組已經失效。' },
} as const;

/** Notifies a member of staff of a change to their account, in case somebody else made it. */
export const ownAccountLetter = (name: string, what: keyof typeof events, appUrl: string): Letter => ({
  subject: `${events[what].subject}｜拍檔`,
  name,
  paragraphs: [events[what].text],
  action: { label: '查看我的帳號', url: `${appUrl}${paths.consoleAccount}` },
  note: '若不是你本人操作，請立刻通知同事：用指令可以登出你的帳號，並重設驗證器。',
});
