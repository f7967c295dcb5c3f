import { useEffect, useState } from 'react';
import type { StepSheet } from '../../data/step-source';
import { firstInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import type { StepErrors, StepKind } from '../step-kind';
import { type Refusal, standing } from './refused-fields';

export interface SendCheckOptions<Content> {
  kind: Pick<StepKind<Content>, 'check'>;
  sheet: StepSheet<Content>;
  content: Content | undefined;
  /** Where the fields are. */
  paper: HTMLElement | null;
}

const none: StepErrors = {};

/**
 * What keeps a draft from being sent, by the page's own rules and by the server's. Quiet until somebody tries; then every
 * field says what is wrong with it until it is right, and the focus goes to the first.
 */
export function useSendCheck<Content>({ kind, sheet, content, paper }: SendCheckOptions<Content>) {
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<Content> | null>(null);
  const own = tried > 0 && content !== undefined ? (kind.check?.(content, sheet) ?? none) : none;
  const refused = refusal && content !== undefined ? standing(refusal, content) : none;

  useEffect(() => {
    if (tried > 0) firstInvalid(paper)?.focus();
  }, [tried, paper]);
  useEffect(() => {
    if (!refusal) return;
    const field = firstInvalid(paper);
    field?.focus();
    // A place without a message of its own: nothing that was refused goes unsaid.
    if (!field) showToast({ title: Object.values(refusal.errors)[0] ?? '', tone: 'danger' });
  }, [refusal, paper]);

  return {
    errors: { ...refused, ...own },
    tryToSend: (draft: Content): boolean => {
      const isFine = Object.keys(kind.check?.(draft, sheet) ?? none).length === 0;
      setTried(isFine ? 0 : tried + 1);
      setRefusal(null);
      return isFine;
    },
    refuse: setRefusal,
  };
}
