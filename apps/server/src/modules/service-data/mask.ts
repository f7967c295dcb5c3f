import type { ServiceDataFields } from '@paidang/contract/entities';
import { maskAddress, maskBankAccount, maskBirthDate, maskIdNumber, maskPhone } from '@paidang/contract/rules';
import type { MaskedField } from '@paidang/contract/vocabulary';

const masks: Readonly<Record<MaskedField, (value: string) => string>> = {
  date_of_birth: maskBirthDate,
  id_no: maskIdNumber,
  residence_permit_no: maskIdNumber,
  residence_address: maskAddress,
  contact_address: maskAddress,
  contact_no: maskPhone,
  mobile_no: maskPhone,
  bank_account: maskBankAccount,
};

/** Service data as shown without proof of identity. */
export const maskServiceData = (fields: ServiceDataFields): ServiceDataFields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(masks).map(([name, mask]) => [name, mask(fields[name as MaskedField])])),
});
