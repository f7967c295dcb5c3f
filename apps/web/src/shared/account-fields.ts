import { limits } from '@paidang/contract/limits';
import { labels } from '#labels/account-fields';

const { nameLength, phoneLength, linkLength, feeLength } = limits.account;

/** Where a creator is seen, in the order it is asked. */
export const channelFields = [
  { field: 'youtube', label: 'YouTube' },
  { field: 'facebook', label: 'Facebook' },
  { field: 'instagram', label: 'Instagram' },
  { field: 'other_link', label: labels.otherLink },
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
