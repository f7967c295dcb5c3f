import { useEffect, useState } from 'react';
import type { StepPageView } from '../../data/step-source';
import { firstInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import type { StepErrors, StepKind } from '../step-kind';
import { type Refusal, remainingErrors } from './refused-fields';

export interface SendCheckOptions<Content> {
  kind: Pick<StepKind<Content>, 'check'>;
  view: StepPageView<Content>;
  /** Where the fields are. */
  paper: HTMLElement | null;
}

export interface SendCheck<Content> {
  /** What is wrong with a content, by field; empty until sending was tried. */
  errorsOf: (content: Content | undefined) => StepErrors;
  /** Whether a content may be sent; if not, its fields say why. */
  tryToSend: (content: Content) => boolean;
  /** The server refused some fields. */
  refuse: (refusal: Refusal<Content>) => void;
}

const none: StepErrors = {};

/**
 * What prevents a draft from being sent, by the page's own rules and by the server's. Silent until sending is tried; then
 * each field says what is wrong with it until it is corrected, and the first one gets the focus.
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
    // Without a field that shows it, the refusal would be silent.
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
