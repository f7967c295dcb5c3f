import * as z from 'zod';
import { Person, Profile, SignedInDevice, User } from '../entities';
import { limits } from '../limits';
import { checkOptionalPhone, checkRequiredPhone, messages } from '../rules';
import type { Schemas } from './call';
import { checked, filledText, LinkField, PasswordField } from './checked';

const { nameLength, feeLength } = limits.account;

/** The fields a user may change; only vendors have a contact person, only creators have links and a fee. */
export const ProfileChange = z.object({
  company_name: filledText(nameLength),
  contact_person: z.string().trim().max(nameLength).default(''),
  phone: checked((value) => (value === '' ? checkOptionalPhone(value) : checkRequiredPhone(value))),
  youtube: LinkField,
  facebook: LinkField,
  instagram: LinkField,
  other_link: LinkField,
  cooperation_fee: z.string().trim().max(feeLength).default(''),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The password, asked for again before an irreversible action. */
const Proof = z.object({ password: z.string().min(1, messages.rememberToFill).max(200) });

export const accountSchemas = {
  profile: {
    summary: '個人資料',
    data: Profile,
  },
  updateProfile: {
    summary: '修改個人資料',
    body: ProfileChange,
    data: Profile,
  },
  setAvatar: {
    summary: '更換頭像（jpg、png，10MB 內），裁成正方形',
    encoding: 'multipart',
    files: ['file'],
    data: User,
  },
  removeAvatar: {
    summary: '移除頭像',
    data: User,
  },
  changePassword: {
    summary: '變更密碼，登出其他裝置',
    body: z.object({ current_password: Proof.shape.password, password: PasswordField }),
    data: z.null(),
  },
  sessions: {
    summary: '登入中的裝置，最近使用的在前',
    data: z.array(SignedInDevice),
  },
  revokeSession: {
    summary: '登出一個裝置',
    params: z.object({ session: z.uuid() }),
    data: z.null(),
  },
  revokeOtherSessions: {
    summary: '登出其他所有裝置',
    data: z.null(),
  },
  exportData: {
    summary: '準備個人資料的壓縮檔；網址只能用一次',
    body: Proof,
    data: z.object({ path: z.string() }),
  },
  deleteAccount: {
    summary: `申請刪除帳號，${limits.account.deletionDays}天內可以取消`,
    body: Proof,
    data: Profile,
  },
  company: {
    summary: '合作對象的公司或頻道；沒有共同專案的人查不到',
    params: z.object({ id: z.string() }),
    data: Person,
  },
  keepAccount: {
    summary: '取消刪除帳號',
    data: Profile,
  },
} satisfies Schemas;
