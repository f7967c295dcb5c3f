import type { Profile } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { useEffect, useState } from 'react';
import type { ProfileInput } from '../../data/account';
import { ApiError } from '../../data/errors';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import { useUnsaved } from '../../stores/unsaved';
import {
  checkField,
  fieldsOf,
  isChanged,
  isReady,
  type ProfileField,
  type ProfileForm,
  toForm,
  trimForm,
} from './profile-form';

type FieldMessages = Partial<Record<string, string>>;

/** State of the form: values, the server's errors, and whether there are changes to save. */
export function useProfileForm(profile: Profile, save: (body: ProfileInput) => Promise<void>) {
  const saved = toForm(profile);
  const kept = useKeptForm<ProfileForm>(['profile'], saved);
  const { form } = kept;
  const [left, setLeft] = useState<Partial<Record<ProfileField, boolean>>>({});
  const [refused, setRefused] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { role } = profile;
  const changed = isChanged(role, form, saved);

  useEffect(() => {
    useUnsaved.getState().set('profile', changed);
    return () => useUnsaved.getState().set('profile', false);
  }, [changed]);

  const showFailure = (error: unknown) => {
    const words = error instanceof ApiError ? Object.entries(error.errors).filter(([field]) => field in form) : [];
    setRefused(Object.fromEntries(words.map(([field, [first]]) => [field, first])));
    if (words.length > 0) return;
    setFailure(wordsInside(error));
  };

  return {
    form,
    changed,
    isRestored: kept.isRestored,
    ready: changed && isReady(role, form),
    busy,
    failure,
    change: (field: ProfileField, value: string) => {
      kept.change({ [field]: value });
      setRefused((current) => ({ ...current, [field]: undefined }));
      setFailure(null);
    },
    leave: (field: ProfileField) => setLeft((current) => ({ ...current, [field]: true })),
    /** Shows the errors of all fields. */
    leaveAll: () => setLeft(Object.fromEntries(fieldsOf(role).map((field) => [field, true]))),
    errorOf: (field: ProfileField): string | null =>
      refused[field] ?? (left[field] ? checkField(role, form, field) : null),
    undo: () => {
      kept.forget(saved);
      setRefused({});
      setFailure(null);
    },
    submit: async () => {
      setBusy(true);
      setFailure(null);
      try {
        const trimmed = trimForm(form);
        await save(trimmed);
        kept.forget(trimmed);
        showToast({ title: messages.settingSaved, tone: 'success' });
      } catch (error) {
        showFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
