import type { Profile } from '@paidang/contract/entities';
import {
  checkOptionalPhone,
  checkPlatformLink,
  checkRequiredPhone,
  type Message,
  messages,
} from '@paidang/contract/rules';
import { isVendor, type Role } from '@paidang/contract/vocabulary';

const vendorFields = ['company_name', 'contact_person', 'phone'] as const;
const creatorFields = [
  'company_name',
  'phone',
  'youtube',
  'facebook',
  'instagram',
  'other_link',
  'cooperation_fee',
] as const;

export type ProfileField = (typeof vendorFields)[number] | (typeof creatorFields)[number];
export type ProfileForm = Record<ProfileField, string>;

/** The profile fields of a role. */
export const fieldsOf = (role: Role): readonly ProfileField[] => (isVendor(role) ? vendorFields : creatorFields);

export const toForm = (profile: Profile): ProfileForm => ({
  company_name: profile.company_name,
  contact_person: profile.contact_person ?? '',
  phone: profile.phone,
  youtube: profile.youtube,
  facebook: profile.facebook,
  instagram: profile.instagram,
  other_link: profile.other_link,
  cooperation_fee: profile.cooperation_fee,
});

/** The stored form: values without surrounding white space. */
export const trimForm = (form: ProfileForm): ProfileForm =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value.trim()])) as ProfileForm;

const required = (value: string): Message => (value.trim() === '' ? messages.fillThisField : null);

/** Validation error of a field, with the server's wording. */
export function checkField(role: Role, form: ProfileForm, field: ProfileField): Message {
  const value = form[field];
  if (field === 'company_name' || field === 'contact_person') return required(value);
  if (field === 'phone') return isVendor(role) ? checkRequiredPhone(value) : checkOptionalPhone(value);
  return field === 'cooperation_fee' ? null : checkPlatformLink(value);
}

export const isReady = (role: Role, form: ProfileForm): boolean =>
  fieldsOf(role).every((field) => checkField(role, form, field) === null);

export const isChanged = (role: Role, form: ProfileForm, saved: ProfileForm): boolean =>
  fieldsOf(role).some((field) => form[field] !== saved[field]);
