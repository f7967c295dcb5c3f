import { serviceDataLimits } from '../limits';
import type { NationalityStatus, ServicePictureKind } from '../vocabulary/rewards';
import { checkBankAccount, checkBankCode, checkBranchCode } from './bank-account';
import { checkBirthDate } from './birth-date';
import type { CalendarDay } from './dates';
import { checkIdNumber, checkPassport, checkResidencePermit } from './identity-numbers';
import { messages, tooLong } from './messages';
import { checkMobile, checkMobileAbroad } from './mobile';
import { checkRequiredPhone } from './phone';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';
import { removeUnusableCharacters } from './text';

/** A text field, in the order of the form. */
export type ServiceDataField =
  | 'name'
  | 'date_of_birth'
  | 'id_no'
  | 'residence_permit_no'
  | 'residence_country_id'
  | 'residence_state_id'
  | 'residence_address'
  | 'contact_country_id'
  | 'contact_state_id'
  | 'contact_address'
  | 'contact_no'
  | 'mobile_no'
  | 'bank_code'
  | 'branch_code'
  | 'account_name'
  | 'bank_account';

/** The entity `ServiceDataFields`; declared again because rules do not depend on entities. */
type ServiceDataFields = Record<ServiceDataField, string> & {
  nationality_status: NationalityStatus;
  is_resident: boolean;
  is_union_insured: boolean;
  is_same_address: boolean;
};

export interface ServiceDataCheck {
  /** Errors by field. Empty fields have none. */
  readonly messages: Partial<Record<ServiceDataField, string>>;
  /** Fields and pictures a request for payment still needs. */
  readonly missing: (ServiceDataField | ServicePictureKind)[];
}

const taiwan = 'TW';
const { nameLength, addressLength } = serviceDataLimits;

const line = (text: string): string => removeUnusableCharacters(text).replace(/\s+/g, ' ').trim();
const halfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
/** Input methods leave full-width characters; separators help readers but are not part of a number. */
const number = (text: string): string => halfWidth(text).replace(/[\s-]/g, '').toUpperCase();

/** Normalises service data for checking and storage: numbers without separators, the address copied if both are the same. */
export function tidyServiceData(fields: ServiceDataFields): ServiceDataFields {
  const isNative = fields.nationality_status === 'native';
  const addressOf = (place: 'residence' | 'contact') => {
    const country = number(fields[`${place}_country_id`]);
    const state = country === taiwan ? number(fields[`${place}_state_id`]) : '';
    return { country, state, address: line(fields[`${place}_address`]) };
  };
  const residence = addressOf('residence');
  const contact = fields.is_same_address ? residence : addressOf('contact');
  const [bank, branch] = [number(fields.bank_code), number(fields.branch_code)];
  return {
    nationality_status: fields.nationality_status,
    is_resident: isNative || fields.is_resident,
    is_union_insured: fields.is_union_insured,
    name: line(fields.name),
    date_of_birth: fields.date_of_birth.trim(),
    id_no: number(fields.id_no),
    residence_permit_no: isNative ? '' : number(fields.residence_permit_no),
    residence_country_id: residence.country,
    residence_state_id: residence.state,
    residence_address: residence.address,
    is_same_address: fields.is_same_address,
    contact_country_id: contact.country,
    contact_state_id: contact.state,
    contact_address: contact.address,
    contact_no: line(fields.contact_no),
    mobile_no: number(fields.mobile_no),
    bank_code: bank,
    branch_code: branch.length === 7 && branch.startsWith(bank) ? branch.slice(3) : branch,
    account_name: line(fields.account_name),
    bank_account: number(fields.bank_account),
  };
}

const checkLine = (value: string, most: number): Message => {
  if (value === '') return messages.fillThisField;
  return value.length > most ? tooLong(most) : null;
};

const checkCountry = (value: string): Message => (/^[A-Z]{2}$/.test(value) ? null : serviceDataMessages.country);

/** A postcode, with a letter where several districts share one. */
const districtId = /^\d{3}[A-Z]?$/;

const checkDistrict = (value: string, country: string): Message =>
  country !== taiwan || districtId.test(value) ? null : serviceDataMessages.district;

/** Service data without any values. */
export const blankServiceData: ServiceDataFields = {
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

const nameKey = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Whether two names are the same: input methods differ in character width, people in spaces. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** The document pictures a request for payment needs. */
export function neededPictures(
  data: Pick<ServiceDataFields, 'nationality_status' | 'residence_permit_no' | 'is_union_insured'>,
): ServicePictureKind[] {
  const hasBack = data.nationality_status === 'native' || data.residence_permit_no !== '';
  return [
    'id_front_image',
    ...(hasBack ? (['id_back_image'] as const) : []),
    'bank_account_image',
    ...(data.is_union_insured ? (['union_image'] as const) : []),
  ];
}

const copiedFields: readonly ServiceDataField[] = ['contact_country_id', 'contact_state_id', 'contact_address'];

/** Checks service data: its errors, and what a request for payment still needs. Accepts values as typed. */
export function checkServiceData(
  typed: ServiceDataFields,
  pictures: readonly ServicePictureKind[],
  today: CalendarDay,
): ServiceDataCheck {
  const data = tidyServiceData(typed);
  const isNative = data.nationality_status === 'native';
  const needsPermit = data.nationality_status === 'other' && data.is_resident;
  const checks: Record<ServiceDataField, Message> = {
    name: checkLine(data.name, nameLength),
    date_of_birth: checkBirthDate(data.date_of_birth, today),
    id_no: isNative ? checkIdNumber(data.id_no) : checkPassport(data.id_no),
    residence_permit_no: isNative ? null : checkResidencePermit(data.residence_permit_no),
    residence_country_id: checkCountry(data.residence_country_id),
    residence_state_id: checkDistrict(data.residence_state_id, data.residence_country_id),
    residence_address: checkLine(data.residence_address, addressLength),
    contact_country_id: checkCountry(data.contact_country_id),
    contact_state_id: checkDistrict(data.contact_state_id, data.contact_country_id),
    contact_address: checkLine(data.contact_address, addressLength),
    contact_no: checkRequiredPhone(data.contact_no),
    mobile_no: isNative ? checkMobile(data.mobile_no) : checkMobileAbroad(data.mobile_no),
    bank_code: checkBankCode(data.bank_code),
    branch_code: checkBranchCode(data.branch_code, data.bank_code),
    account_name:
      checkLine(data.account_name, nameLength) ??
      (data.name === '' || isSameName(data.account_name, data.name) ? null : serviceDataMessages.accountName),
    bank_account: checkBankAccount(data.bank_account),
  };
  const isOptional = (field: ServiceDataField): boolean =>
    field === 'contact_no' || (field === 'residence_permit_no' && !needsPermit);
  // If the contact address is a copy, only the residence address has to be provided or corrected.
  const isCopy = (field: ServiceDataField): boolean => data.is_same_address && copiedFields.includes(field);
  const result: ServiceDataCheck = { messages: {}, missing: [] };
  for (const [field, message] of Object.entries(checks) as [ServiceDataField, Message][]) {
    if (message === null || isCopy(field)) continue;
    if (data[field] !== '') result.messages[field] = message;
    else if (!isOptional(field)) result.missing.push(field);
  }
  result.missing.push(...neededPictures(data).filter((kind) => !pictures.includes(kind)));
  return result;
}
