import { limits } from '@paidang/contract/limits';

const { nameLength, phoneLength, linkLength, feeLength } = limits.account;

/** Words of what somebody says about themself, when they register and later. */
export const fieldLabels = {
  email: '電子郵件',
  company: '公司名稱',
  channelName: '頻道／藝名',
  contact: '聯絡人',
  phone: '聯絡電話',
  phoneExample: '例如0912-345-678',
  linkExample: 'https://',
  fee: '合作費用',
  feeHint: '一支影片或一篇貼文大約的費用，例如60,000',
  optional: '選填',
} as const;

/** Where a creator is seen, in the order it is asked. */
export const channelFields = [
  { field: 'youtube', label: 'YouTube' },
  { field: 'facebook', label: 'Facebook' },
  { field: 'instagram', label: 'Instagram' },
  { field: 'other_link', label: '其他連結' },
] as const;

/** The most that is taken of each. */
export const fieldLengths: Readonly<Record<string, number>> = {
  company_name: nameLength,
  contact_person: nameLength,
  phone: phoneLength,
  youtube: linkLength,
  facebook: linkLength,
  instagram: linkLength,
  other_link: linkLength,
  cooperation_fee: feeLength,
};
