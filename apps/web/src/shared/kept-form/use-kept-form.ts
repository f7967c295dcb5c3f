import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../stores/session';
import { createLocalDrafts } from '../local-draft';
import { isSameContent } from '../same-content';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** What is kept and differs from the start; another shape, of an older version of the form, is left out. */
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
 * A long form that is not lost: what was typed is kept in this browser, for this person, over a reload, going elsewhere and
 * a session that ends, until it was sent or thrown away; a logout forgets it with everything else. Only what differs from
 * the start is kept. Never for passwords.
 *
 * @param name of the form, with what it is about: `['open-project', invitation]`
 * @param start what it begins with, or what is saved
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
    /** What is there was typed before the page was opened. */
    isRestored,
    change: (changes: Partial<Form>) => {
      const next = { ...latest.current, ...changes };
      const content = differing(start, next);
      show(next);
      drafts?.write(Object.keys(content).length > 0 ? { content, revision: 0 } : null);
    },
    /** It was sent, or thrown away. @param now what is there instead */
    forget: (now: Form) => {
      show(now);
      setRestored(false);
      drafts?.write(null);
    },
  };
}
