import type { ContentRecord } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { useEffect, useId, useState } from 'react';
import { type ContentForm, newerRecordOf, useContentMoves } from '../../data/console-content';
import { ApiError } from '../../data/errors';
import { isSameContent } from '../../shared/same-content';
import { useUnsaved } from '../../stores/unsaved';
import { blankContent } from './content-fields';

/** `content.title` of the server is the field `title` of the form. */
const fieldErrors = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, [message = '']]) => [field.replace(/^content\./, ''), message]),
  );

/**
 * What is typed into a record, or a new one, until it is saved. A save that meets a newer version keeps what was typed and
 * shows the newer one as `conflict`.
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

  /** The record is what the form begins with now. */
  const show = (next: ContentRecord) => {
    setBase(next);
    setSaved({ ...blankContent(kind), ...next.content });
    setForm({ ...blankContent(kind), ...next.content });
    setErrors({});
    setConflict(null);
  };

  /** What a save or a publication meets: somebody's newer version, or fields that are wrong. */
  const meet = (error: unknown): never => {
    const newer = newerRecordOf(error);
    if (newer) setConflict(newer);
    if (error instanceof ApiError) setErrors(fieldErrors(error.errors));
    throw error;
  };

  /** @param version the one the content is to follow */
  const save = async (version?: number): Promise<ContentRecord> => {
    const asked = base ? moves.save(base, form, version ?? base.version) : moves.create(form);
    const next = await asked.catch(meet);
    show(next);
    return next;
  };

  /** Publishes what the form shows, and saves it before. */
  const publish = async (): Promise<ContentRecord> => {
    const newest = base && !isChanged ? base : await save();
    const next = await moves.publish(newest).catch(meet);
    show(next);
    return next;
  };

  return {
    /** The record as the form began with it; `null` before a new one is saved. */
    base,
    form,
    errors,
    /** Somebody has saved it since it was opened: their version. */
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
