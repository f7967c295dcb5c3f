import type { MaskedField } from '@paidang/contract/vocabulary';
import { useCallback, useState } from 'react';
import type { RevealedFields, ServiceDataActions } from '../../data/service-data';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { useHideAgain } from '../../shared/service-data';

/**
 * Reveals saved values: after the proof, for a minute, while the window has focus.
 *
 * @param hasPassword users without one have proved their identity by signing in just now
 */
export function useReveal(reveal: ServiceDataActions['reveal'], hasPassword: boolean) {
  const [shown, setShown] = useState<RevealedFields>({});
  const [asked, setAsked] = useState<MaskedField | null>(null);

  const hide = useCallback(() => setShown({}), []);
  useHideAgain(Object.keys(shown).length > 0 ? shown : null, hide);

  const confirm = async (field: MaskedField, password?: string) => setShown(await reveal([field], password));

  return {
    shown,
    /** The field for which the password is requested. */
    asked,
    ask: (field: MaskedField) => {
      if (hasPassword) setAsked(field);
      else confirm(field).catch(reportFailure);
    },
    cancel: () => setAsked(null),
    confirm,
    hide,
  };
}

export type Reveal = ReturnType<typeof useReveal>;
