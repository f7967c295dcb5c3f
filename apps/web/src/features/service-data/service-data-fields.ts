import type { ServiceDataFields } from '@paidang/contract/entities';
import { blankServiceData, type ServiceDataCheck } from '@paidang/contract/rules';
import { isMaskedField, type MaskedField } from '@paidang/contract/vocabulary';

export type { ServiceDataFields };
/** Fields that are written; the others are chosen. */
export type WrittenField = keyof ServiceDataCheck['messages'];
export type OpenFields = Omit<ServiceDataFields, MaskedField>;
/** What was typed into fields that are shown masked. */
export type TypedFields = Partial<Record<MaskedField, string>>;

/** The fields a browser may keep. */
export const openFieldsOf = (fields: ServiceDataFields): OpenFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isMaskedField(field))) as OpenFields;

/** What differs from what is saved. */
export const changesOf = (
  open: OpenFields,
  typed: TypedFields,
  saved: ServiceDataFields | null,
): Partial<ServiceDataFields> => {
  const start = saved ?? blankServiceData;
  const changed = Object.entries(open).filter(([field, value]) => value !== start[field as keyof OpenFields]);
  return { ...Object.fromEntries(changed), ...typed };
};
