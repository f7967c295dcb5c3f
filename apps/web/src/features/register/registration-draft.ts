import { emptyForm, type InvitationSource, type RegistrationForm } from './registration';

const key = 'paidang.registration-draft';
const originKey = 'paidang.registration-origin';

/** Keeps what was typed for who reloads the page, or leaves it to sign in elsewhere, in this tab; never a password. */
export function keepDraft(
  storage: Storage,
  { password: _password, agreed: _agreed, ...typed }: RegistrationForm,
): void {
  try {
    storage.setItem(key, JSON.stringify(typed));
  } catch {}
}

/** What was typed before leaving. */
export function readDraft(storage: Storage): Partial<RegistrationForm> {
  try {
    const kept: object = JSON.parse(storage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept).filter(([field, value]) => field in emptyForm && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

export function forgetDraft(storage: Storage): void {
  try {
    storage.removeItem(key);
    storage.removeItem(originKey);
  } catch {}
}

/** Keeps the invitation somebody registers from, for who leaves the page to sign in elsewhere and comes back without. */
export function keepOrigin(storage: Storage, origin: InvitationSource): void {
  try {
    storage.setItem(originKey, JSON.stringify(origin));
  } catch {}
}

const originFields = ['email_token', 'project_invitation_uuid', 'task_uuid', 'project_build_invitation_uuid'] as const;

export function readKeptOrigin(storage: Storage): InvitationSource {
  try {
    const kept: object = JSON.parse(storage.getItem(originKey) ?? '{}');
    const entries = Object.entries(kept).filter(
      ([field, value]) => originFields.some((one) => one === field) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
