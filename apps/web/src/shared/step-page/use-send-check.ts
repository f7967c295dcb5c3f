import { useEffect, useState } from 'react';
import type { StepErrors, StepKind } from './step-kind';

export interface SendCheckOptions<Content> {
  kind: Pick<StepKind<Content>, 'check'>;
  content: Content | undefined;
  /** Where the fields are. */
  paper: HTMLElement | null;
}

const none: StepErrors = {};

/**
 * What keeps a draft from being sent. Quiet until somebody tries; then every field says what is wrong with it until it
 * is right, and the focus goes to the first.
 */
export function useSendCheck<Content>({ kind, content, paper }: SendCheckOptions<Content>) {
  const [tried, setTried] = useState(0);
  const errors = tried > 0 && content !== undefined ? (kind.check?.(content) ?? none) : none;

  useEffect(() => {
    if (tried > 0) paper?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried, paper]);

  const tryToSend = (draft: Content): boolean => {
    const isFine = Object.keys(kind.check?.(draft) ?? none).length === 0;
    setTried(isFine ? 0 : tried + 1);
    return isFine;
  };
  return [errors, tryToSend] as const;
}
