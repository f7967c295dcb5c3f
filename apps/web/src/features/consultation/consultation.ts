import { checkEmail, checkOptionalPhone, messages } from '@paidang/contract/rules';
import type { ConsultationTopic } from '@paidang/contract/vocabulary';

export interface ConsultationFields {
  name: string;
  company: string;
  email: string;
  phone: string;
  topic: ConsultationTopic | '';
  message: string;
}

export type ConsultationField = keyof ConsultationFields;

export const emptyConsultation: ConsultationFields = {
  name: '',
  company: '',
  email: '',
  phone: '',
  topic: '',
  message: '',
};

/** Validation message of a field; `null` if it is valid. */
export function checkConsultation(fields: ConsultationFields, field: ConsultationField): string | null {
  const value = fields[field].trim();
  if (field === 'email') return checkEmail(value, 'page');
  if (field === 'phone') return checkOptionalPhone(value);
  return value === '' ? messages.fillThisField : null;
}

const fieldsInOrder = Object.keys(emptyConsultation) as ConsultationField[];

/** Whether it can be sent, apart from the consent. */
export const isComplete = (fields: ConsultationFields): fields is ConsultationFields & { topic: ConsultationTopic } =>
  fieldsInOrder.every((field) => checkConsultation(fields, field) === null);

/** Keeps only the fields that are not empty. */
export const withoutEmptyFields = (fields: Partial<ConsultationFields>): Partial<ConsultationFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
