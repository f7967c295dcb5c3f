import { limits } from '@paidang/contract/limits';
import { fullDay } from '@paidang/contract/rules';
import type { Letter } from '../../platform/mail';

/** Announces when an account will be deleted, and how to keep it. */
export const deletionLetter = (name: string, deletionAt: Date, url: string): Letter => ({
  subject: '你的帳號將被刪除｜拍檔',
  name,
  paragraphs: [
    `我們收到刪除帳號的申請。你的帳號與個人資料將在${fullDay(deletionAt)}刪除。`,
    '你的身分與收款資料（含證件照片）已經刪除；已開立的勞務報酬單，依稅法規定保存7年。',
    `這${limits.account.deletionDays}天內登入，隨時可以取消；刪除後就無法復原。`,
  ],
  action: { label: '保留帳號', url },
  note: '若不是你本人操作，請立刻登入取消，並變更密碼。',
});
