import type { ServiceDataFields } from '@paidang/contract/entities';
import { blankServiceData, type ServiceDataCheck } from '@paidang/contract/rules';
import { isMaskedField, type MaskedField } from '@paidang/contract/vocabulary';

export type { ServiceDataFields };
/** Typed fields; the others are chosen from options. */
export type WrittenField = keyof ServiceDataCheck['messages'];
export type OpenFields = Omit<ServiceDataFields, MaskedField>;
/** Values typed into masked fields. */
export type TypedFields = Partial<Record<MaskedField, string>>;

/** The fields that may be stored in the browser. */
export const openFieldsOf = (fields: ServiceDataFields): OpenFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isMaskedField(field))) as OpenFields;

/** Differences from the saved data. */
export const changesOf = (
  open: OpenFields,
  typed: TypedFields,
  saved: ServiceDataFields | null,
): Partial<ServiceDataFields> => {
  const start = saved ?? blankServiceData;
  const changed = Object.entries(open).filter(([field, value]) => value !== start[field as keyof OpenFields]);
  return { ...Object.fromEntries(changed), ...typed };
};
