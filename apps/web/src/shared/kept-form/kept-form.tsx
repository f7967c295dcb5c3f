import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useMemo, useRef, useState } from 'react';
import { labels } from '#labels/shared';
import { useSession } from '../../stores/session';
import { createLocalDrafts } from '../local-draft';
import { isSameContent } from '../same-content';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Stored values that differ from the start; values of another type, stored by an older version of the form, are dropped. */
function differing<Form extends object>(start: Form, kept: object): Partial<Form> {
  return Object.fromEntries(
    Object.entries(kept).filter(([field, value]) => {
      const first: unknown = Reflect.get(start, field);
      const isOfForm = field in start && (first === null || value === null || kindOf(first) === kindOf(value));
      return isOfForm && !isSameContent(value, first);
    }),
  ) as Partial<Form>;
}

/**
 * State of a long form that survives reloads, navigation and an expired session: the input is saved in this browser for the
 * signed-in user until it is sent or discarded; logging out deletes it with everything else. Only values that differ from the
 * start are saved. Never use it for passwords.
 *
 * @param name of the form, and what it is about: `['open-project', invitation]`
 * @param start initial or saved values
 * @example const { form, change, forget, isRestored } = useKeptForm(['profile'], toForm(profile));
 */
export function useKeptForm<Form extends object>(name: readonly string[], start: Form) {
  const user = useSession((state) => state.user?.uuid);
  const key = name.join(' ');
  const drafts = useMemo(
    () => (user ? createLocalDrafts<Partial<Form>>(localStorage, user, ['form', key]) : null),
    [user, key],
  );
  const [restored] = useState(() => differing(start, drafts?.read()?.content ?? {}));
  const [form, setForm] = useState<Form>(() => ({ ...start, ...restored }));
  const latest = useRef(form);
  const [isRestored, setRestored] = useState(() => Object.keys(restored).length > 0);

  const show = (next: Form) => {
    latest.current = next;
    setForm(next);
  };

  return {
    form,
    /** The values were typed before this page was opened. */
    isRestored,
    change: (changes: Partial<Form>) => {
      const next = { ...latest.current, ...changes };
      const content = differing(start, next);
      show(next);
      drafts?.write(Object.keys(content).length > 0 ? { content, revision: 0 } : null);
    },
    /** Discards the draft once it was sent or reset. @param now the values to show instead */
    forget: (now: Form) => {
      show(now);
      setRestored(false);
      drafts?.write(null);
    },
  };
}

export interface RestoredNoteProps {
  isRestored: boolean;
  onStartOver: () => void;
  className?: string;
}

/** Tells the user that a form was restored from earlier input, and offers to start over. */
export function RestoredNote({ isRestored, onStartOver, className }: RestoredNoteProps) {
  if (!isRestored) return null;
  return (
    <Callout
      role="status"
      className={className}
      action={
        <Button size="sm" variant="ghost" onClick={onStartOver}>
          {labels.kept.startOver}
        </Button>
      }
    >
      {labels.kept.text}
    </Callout>
  );
}
