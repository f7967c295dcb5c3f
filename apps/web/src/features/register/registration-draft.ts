import { createTabDraft } from '../../shared/kept-form/tab-draft';
import { emptyForm, type InvitationSource, type RegistrationForm } from './registration';

const typed = (storage: Storage) => createTabDraft(storage, 'paidang.registration-draft', emptyForm);

const emptyOrigin: Record<keyof InvitationSource, string> = {
  email_token: '',
  project_invitation_uuid: '',
  task_uuid: '',
  project_build_invitation_uuid: '',
};
const origins = (storage: Storage) =>
  createTabDraft<InvitationSource>(storage, 'paidang.registration-origin', emptyOrigin);

/** Keeps typed values in this tab, for a reload or a sign-in elsewhere; never a password. */
export const keepDraft = (
  storage: Storage,
  { password: _password, agreed: _agreed, ...form }: RegistrationForm,
): void => typed(storage).keep(form);

/** Values kept before leaving the page. */
export const readDraft = (storage: Storage): Partial<RegistrationForm> => typed(storage).read();

export function forgetDraft(storage: Storage): void {
  typed(storage).forget();
  origins(storage).forget();
}

/** Keeps the invitation a user registers from, in case they return from a sign-in elsewhere without it. */
export const keepOrigin = (storage: Storage, origin: InvitationSource): void => origins(storage).keep(origin);

export const readKeptOrigin = (storage: Storage): InvitationSource => origins(storage).read();
