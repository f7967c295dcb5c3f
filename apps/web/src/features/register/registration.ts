import { limits } from '@paidang/contract/limits';
import {
  checkEmail,
  checkNewPassword,
  checkOptionalPhone,
  checkPlatformLink,
  checkRequiredPhone,
  type Message,
  messages,
} from '@paidang/contract/rules';
import type { Role } from '@paidang/contract/vocabulary';
import type { RegistrationInput } from '../../data/auth';
import type { SocialLoginQuery } from '../../data/social';

export interface RegistrationForm {
  type: Role;
  email: string;
  password: string;
  agreed: boolean;
  company_name: string;
  contact_person: string;
  phone: string;
  youtube: string;
  facebook: string;
  instagram: string;
  other_link: string;
  cooperation_fee: string;
}

export type FormField = Exclude<keyof RegistrationForm, 'type' | 'agreed'>;
export type StepName = 'account' | 'details' | 'channels';

export const emptyForm: RegistrationForm = {
  type: 'Vendor',
  email: '',
  password: '',
  agreed: false,
  company_name: '',
  contact_person: '',
  phone: '',
  youtube: '',
  facebook: '',
  instagram: '',
  other_link: '',
  cooperation_fee: '',
};

/** Two steps for vendors, three for creators. */
export const stepsOf = (type: Role): readonly StepName[] =>
  type === 'Vendor' ? ['account', 'details'] : ['account', 'details', 'channels'];

const required = (value: string): Message => (value.trim() === '' ? messages.fillThisField : null);

/** Which wording of the messages to use. */
export type MessageStyle = 'dialog' | 'page';

const rules: Record<FormField, (form: RegistrationForm, place: MessageStyle) => Message> = {
  email: ({ email }, place) => checkEmail(email, place),
  password: ({ password }, place) => checkNewPassword(password, place),
  company_name: ({ company_name }) => required(company_name),
  contact_person: ({ type, contact_person }) => (type === 'Vendor' ? required(contact_person) : null),
  phone: ({ type, phone }) =>
    type === 'Vendor' ? checkRequiredPhone(phone) : (required(phone) ?? checkOptionalPhone(phone)),
  youtube: ({ youtube }) => checkPlatformLink(youtube),
  facebook: ({ facebook }) => checkPlatformLink(facebook),
  instagram: ({ instagram }) => checkPlatformLink(instagram),
  other_link: ({ other_link }) => checkPlatformLink(other_link),
  cooperation_fee: () => null,
};

const fields: Record<StepName, readonly FormField[]> = {
  account: ['email', 'password'],
  details: ['company_name', 'contact_person', 'phone'],
  channels: ['youtube', 'facebook', 'instagram', 'other_link', 'cooperation_fee'],
};

export const checkField = (form: RegistrationForm, field: FormField, place: MessageStyle = 'page'): Message =>
  rules[field](form, place);

/** The step that contains a field. */
export const stepOfField = (field: FormField): StepName =>
  (Object.keys(fields) as StepName[]).find((step) => fields[step].includes(field)) ?? 'account';

/** Whether the step is complete enough to continue. */
export function isStepReady(
  form: RegistrationForm,
  step: StepName,
  { hasNoPassword = false }: { hasNoPassword?: boolean } = {},
): boolean {
  if (step === 'account' && !form.agreed) return false;
  const asked = fields[step].filter((field) => !(hasNoPassword && field === 'password'));
  return asked.every((field) => checkField(form, field) === null);
}

/** The invitation a registration comes from. */
export type InvitationSource = NonNullable<SocialLoginQuery['origin']>;

/** Parses the invitation in the address: to a project's task, or to open a project. */
export function readOrigin(search: URLSearchParams): InvitationSource {
  const project_invitation_uuid = search.get('project_invitation_uuid');
  const task_uuid = search.get('task_uuid');
  const project_build_invitation_uuid = search.get('project_build_invitation_uuid');
  if (project_invitation_uuid && task_uuid) return { project_invitation_uuid, task_uuid };
  return project_build_invitation_uuid ? { project_build_invitation_uuid } : {};
}

/** Request body: contact person for vendors only, links and fee for creators only, and the invitation. */
export function toRegistration(
  form: RegistrationForm,
  { email_token: _, ...origin }: InvitationSource = {},
): RegistrationInput {
  const { type, email, password, phone, company_name, contact_person } = form;
  const account = { ...origin, type, email, password, phone, company_name: company_name.trim() };
  if (type === 'Vendor') return { ...account, contact_person: contact_person.trim() };
  const { youtube, facebook, instagram, other_link, cooperation_fee } = form;
  return { ...account, youtube, facebook, instagram, other_link, cooperation_fee };
}

/** Rates the password's length as a hint; nothing is enforced. */
export const passwordStrength = (password: string): 'short' | 'fair' | 'good' => {
  if (password.length < limits.passwordLength) return 'short';
  return password.length < 12 ? 'fair' : 'good';
};
