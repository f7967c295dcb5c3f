import { useEffect, useRef, useState } from 'react';
import { labels } from '#labels/script';
import { type AiDraftRequest, writeAiDraft } from '../../../data/ai-drafts';

export type AiDraftState =
  | { status: 'idle'; failure: string | null }
  /** `text` is what has been received so far. */
  | { status: 'writing'; text: string };

const idle: AiDraftState = { status: 'idle', failure: null };

/**
 * Streams a model's draft. Leaving the page or cancelling stops it, and nothing changes.
 *
 * @param onDone called once the server has stored the finished draft
 */
export function useAiDraft(task: string, onDone: () => void) {
  const [state, setState] = useState<AiDraftState>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (request: AiDraftRequest) => {
    const writing = new AbortController();
    running.current = writing;
    let text = '';
    let failure: string | null = labels.ai.incomplete;
    setState({ status: 'writing', text });
    try {
      for await (const event of writeAiDraft(task, request, writing.signal)) {
        if (event.type === 'text') {
          text += event.text;
          setState({ status: 'writing', text });
        } else if (event.type === 'failed') {
          failure = event.message;
        } else {
          failure = null;
          onDone();
        }
      }
    } catch (error) {
      if (error instanceof Error && error.message) failure = error.message;
    }
    setState({ status: 'idle', failure: writing.signal.aborted ? null : failure });
  };

  const refuse = (failure: string) => setState({ status: 'idle', failure });

  return { state, start, refuse, cancel: () => running.current?.abort() };
}
