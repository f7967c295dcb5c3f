import type { IncomeStatement, ServiceDataFields } from '@paidang/contract/entities';
import { maskAddress, maskBankAccount, maskIdNumber, maskPhone } from '@paidang/contract/rules';
import { nameBranch } from '../banks';
import { nameDistrict } from '../districts';

export type Payee = IncomeStatement['payee'];

const countries = new Intl.DisplayNames('zh-Hant-TW', { type: 'region', style: 'short' });

/** The address of residence: with the district in Taiwan, with the country elsewhere. */
const addressOf = ({
  residence_country_id: country,
  residence_state_id: state,
  residence_address: line,
}: ServiceDataFields) =>
  country === 'TW' || country === '' ? nameDistrict(state) + line : `${countries.of(country)} ${line}`;

/** The payee of a statement from service data, with the current names of bank, branch and district. */
export async function payeeOf(fields: ServiceDataFields): Promise<Payee> {
  const names = await nameBranch(fields.bank_code, fields.branch_code);
  return {
    name: fields.name,
    nationality_status: fields.nationality_status,
    id_no: fields.id_no,
    address: addressOf(fields),
    phone: fields.mobile_no || fields.contact_no,
    is_union_insured: fields.is_union_insured,
    bank_name: names.bank,
    branch_name: names.branch,
    bank_code: fields.bank_code,
    branch_code: fields.branch_code,
    account_name: fields.account_name,
    bank_account: fields.bank_account,
  };
}

/** A payee with masked numbers, for readers who have not confirmed their identity. */
export const maskPayee = (payee: Payee): Payee => ({
  ...payee,
  id_no: maskIdNumber(payee.id_no),
  address: maskAddress(payee.address),
  phone: maskPhone(payee.phone),
  bank_account: maskBankAccount(payee.bank_account),
});
