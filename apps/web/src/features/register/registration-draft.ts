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

/** Keeps what was typed for who reloads the page, or leaves it to sign in elsewhere, in this tab; never a password. */
export const keepDraft = (
  storage: Storage,
  { password: _password, agreed: _agreed, ...form }: RegistrationForm,
): void => typed(storage).keep(form);

/** What was typed before leaving. */
export const readDraft = (storage: Storage): Partial<RegistrationForm> => typed(storage).read();

export function forgetDraft(storage: Storage): void {
  typed(storage).forget();
  origins(storage).forget();
}

/** Keeps the invitation somebody registers from, for who leaves the page to sign in elsewhere and comes back without. */
export const keepOrigin = (storage: Storage, origin: InvitationSource): void => origins(storage).keep(origin);

export const readKeptOrigin = (storage: Storage): InvitationSource => origins(storage).read();
