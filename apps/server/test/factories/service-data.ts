import type { ServiceDataFields } from '@paidang/contract/entities';
import { wholeData } from './rewards';

/** Service data with a distinct value in every field. A123456789 is not a real person's number. */
export const serviceFields: ServiceDataFields = {
  ...wholeData,
  is_same_address: false,
  contact_state_id: '406',
  contact_address: '文心路四段77號12樓',
  contact_no: '02-25500168',
};

/** The values that must not appear unencrypted anywhere. */
export const serviceSecrets = [
  serviceFields.date_of_birth,
  serviceFields.id_no,
  serviceFields.residence_address,
  serviceFields.contact_address,
  serviceFields.contact_no,
  serviceFields.mobile_no,
  serviceFields.bank_account,
] as const;
