import type { MaskedField } from '@paidang/contract/vocabulary';
import { useEffect, useState } from 'react';
import type { RevealedFields, ServiceDataActions } from '../../data/service-data';
import { reportFailure } from '../../shared/pressed-call/report-failure';

/** Milliseconds after which a value is masked again. */
const shownFor = 60_000;

/**
 * Saved values shown whole: after the proof, for a minute, while the window is in front.
 *
 * @param hasPassword who has none has proved themself by signing in just now
 */
export function useReveal(reveal: ServiceDataActions['reveal'], hasPassword: boolean) {
  const [shown, setShown] = useState<RevealedFields>({});
  const [asked, setAsked] = useState<MaskedField | null>(null);
  const isShowing = Object.keys(shown).length > 0;

  useEffect(() => {
    if (!isShowing) return;
    const hide = () => setShown({});
    const timer = setTimeout(hide, shownFor);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShowing]);

  const confirm = async (field: MaskedField, password?: string) => setShown(await reveal([field], password));

  return {
    shown,
    /** The field the password is asked for. */
    asked,
    ask: (field: MaskedField) => {
      if (hasPassword) setAsked(field);
      else confirm(field).catch(reportFailure);
    },
    cancel: () => setAsked(null),
    confirm,
    hide: () => setShown({}),
  };
}

export type Reveal = ReturnType<typeof useReveal>;
