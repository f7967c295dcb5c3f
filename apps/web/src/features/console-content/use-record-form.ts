import type { ContentRecord } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { useEffect, useId, useState } from 'react';
import { type ContentForm, newerRecordOf, useContentMoves } from '../../data/console-content';
import { ApiError } from '../../data/errors';
import { isSameContent } from '../../shared/same-content';
import { useUnsaved } from '../../stores/unsaved';
import { blankContent } from './content-fields';

/** The server's `content.title` is the form field `title`. */
const fieldErrors = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, [message = '']]) => [field.replace(/^content\./, ''), message]),
  );

/**
 * Unsaved content of an existing or new record. If a save finds a newer version on the server, the typed content is kept and
 * the newer version is returned as `conflict`.
 */
export function useRecordForm(kind: ContentKind, record: ContentRecord | null) {
  const moves = useContentMoves(kind);
  const [base, setBase] = useState(record);
  const [saved, setSaved] = useState<ContentForm>(() => ({ ...blankContent(kind), ...record?.content }));
  const [form, setForm] = useState(saved);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<ContentRecord | null>(null);
  const isChanged = !isSameContent(form, saved);

  const name = useId();
  useEffect(() => {
    const { set } = useUnsaved.getState();
    set(name, isChanged);
    return () => set(name, false);
  }, [name, isChanged]);

  /** Resets the form to this record. */
  const show = (next: ContentRecord) => {
    setBase(next);
    setSaved({ ...blankContent(kind), ...next.content });
    setForm({ ...blankContent(kind), ...next.content });
    setErrors({});
    setConflict(null);
  };

  /** Handles a refused save or publication: another person's newer version, or invalid fields. */
  const handleRefusal = (error: unknown): never => {
    const newer = newerRecordOf(error);
    if (newer) setConflict(newer);
    if (error instanceof ApiError) setErrors(fieldErrors(error.errors));
    throw error;
  };

  /** @param version the version this content is based on */
  const save = async (version?: number): Promise<ContentRecord> => {
    const asked = base ? moves.save(base, form, version ?? base.version) : moves.create(form);
    const next = await asked.catch(handleRefusal);
    show(next);
    return next;
  };

  /** Saves the form, then publishes it. */
  const publish = async (): Promise<ContentRecord> => {
    const newest = base && !isChanged ? base : await save();
    const next = await moves.publish(newest).catch(handleRefusal);
    show(next);
    return next;
  };

  return {
    /** The record the form started from; `null` until a new one is saved. */
    base,
    form,
    errors,
    /** The version another person has saved since the record was opened. */
    conflict,
    isChanged,
    change: (field: string, value: unknown) => {
      setForm((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
    },
    show,
    save,
    publish,
    remove: moves.remove,
  };
}
