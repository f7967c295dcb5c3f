import { emptyForm, type RegistrationForm } from './registration';

const key = 'paidang.registration-draft';

/** Keeps what was typed for who leaves the page to sign in elsewhere, in this tab; never a password. */
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
  } catch {}
}
