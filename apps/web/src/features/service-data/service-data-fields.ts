import type { ServiceDataFields } from '@paidang/contract/entities';
import type { ServiceDataCheck } from '@paidang/contract/rules';
import { type MaskedField, maskedFields } from '@paidang/contract/vocabulary';

export type { ServiceDataFields };
/** Fields that are written; the others are chosen. */
export type WrittenField = keyof ServiceDataCheck['messages'];
export type OpenFields = Omit<ServiceDataFields, MaskedField>;
/** What was typed into fields that are shown masked. */
export type TypedFields = Partial<Record<MaskedField, string>>;

/** What the form begins with. */
export const blank: ServiceDataFields = {
  nationality_status: 'native',
  is_resident: true,
  is_union_insured: false,
  name: '',
  date_of_birth: '',
  id_no: '',
  residence_permit_no: '',
  residence_country_id: 'TW',
  residence_state_id: '',
  residence_address: '',
  is_same_address: true,
  contact_country_id: 'TW',
  contact_state_id: '',
  contact_address: '',
  contact_no: '',
  mobile_no: '',
  bank_code: '',
  branch_code: '',
  account_name: '',
  bank_account: '',
};

export const isMasked = (field: string): field is MaskedField => maskedFields.some((one) => one === field);

/** The fields a browser may keep. */
export const openFieldsOf = (fields: ServiceDataFields): OpenFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isMasked(field))) as OpenFields;

/** What differs from what is saved. */
export const changesOf = (
  open: OpenFields,
  typed: TypedFields,
  saved: ServiceDataFields | null,
): Partial<ServiceDataFields> => {
  const start = saved ?? blank;
  const changed = Object.entries(open).filter(([field, value]) => value !== start[field as keyof OpenFields]);
  return { ...Object.fromEntries(changed), ...typed };
};
