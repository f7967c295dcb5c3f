import type { ServiceDataFields } from '@paidang/contract/entities';

/** Service data of a demo person, complete but for its pictures. A123456789 is nobody's number. */
export const serviceFields: ServiceDataFields = {
  nationality_status: 'native',
  is_resident: true,
  is_union_insured: false,
  name: '林宥辰',
  date_of_birth: '1994-05-20',
  id_no: 'A123456789',
  residence_permit_no: '',
  residence_country_id: 'TW',
  residence_state_id: '103',
  residence_address: '重慶北路二段218號6樓',
  is_same_address: false,
  contact_country_id: 'TW',
  contact_state_id: '406',
  contact_address: '文心路四段77號12樓',
  contact_no: '02-25500168',
  mobile_no: '0912345678',
  bank_code: '004',
  branch_code: '0037',
  account_name: '林宥辰',
  bank_account: '12345678904821',
};

/** What of them is nowhere to be found in clear. */
export const serviceSecrets = [
  serviceFields.date_of_birth,
  serviceFields.id_no,
  serviceFields.residence_address,
  serviceFields.contact_address,
  serviceFields.contact_no,
  serviceFields.mobile_no,
  serviceFields.bank_account,
] as const;
