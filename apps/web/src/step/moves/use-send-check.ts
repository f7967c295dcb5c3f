import { useEffect, useState } from 'react';
import type { StepPageView } from '../../data/step-source';
import { firstInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import type { StepErrors, StepKind } from '../step-kind';
import { type Refusal, remainingErrors } from './refused-fields';

export interface SendCheckOptions<Content> {
  kind: Pick<StepKind<Content>, 'check'>;
  view: StepPageView<Content>;
  /** Element that contains the fields. */
  paper: HTMLElement | null;
}

export interface SendCheck<Content> {
  /** Errors of a content, by field; empty until sending was tried. */
  errorsOf: (content: Content | undefined) => StepErrors;
  /** Whether a content can be sent; if not, its fields show why. */
  tryToSend: (content: Content) => boolean;
  /** Stores the server's errors about fields. */
  refuse: (refusal: Refusal<Content>) => void;
}

const none: StepErrors = {};

/**
 * What prevents a draft from being sent, by the page's own rules and by the server's. Shows nothing until sending is tried; then
 * each field shows its error until it is corrected, and the first one is focused.
 */
export function useSendCheck<Content>({ kind, view, paper }: SendCheckOptions<Content>): SendCheck<Content> {
  const [tried, setTried] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<Content> | null>(null);

  useEffect(() => {
    if (tried > 0) firstInvalid(paper)?.focus();
  }, [tried, paper]);
  useEffect(() => {
    if (!refusal) return;
    const field = firstInvalid(paper);
    field?.focus();
    // Without a field to show it, the refusal would go unnoticed.
    if (!field) showToast({ title: Object.values(refusal.errors)[0] ?? '', tone: 'danger' });
  }, [refusal, paper]);

  const check = (content: Content): StepErrors => kind.check?.(content, view) ?? none;
  return {
    errorsOf: (content) =>
      content === undefined
        ? none
        : { ...(refusal ? remainingErrors(refusal, content) : none), ...(tried > 0 ? check(content) : none) },
    tryToSend: (content) => {
      const isFine = Object.keys(check(content)).length === 0;
      setTried(isFine ? 0 : tried + 1);
      setRefusal(null);
      return isFine;
    },
    refuse: setRefusal,
  };
}
