import type { AiDraftEvent } from '@paidang/contract/calls';
import { onePageScriptRoutes } from '@paidang/contract/routes';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { open } from './api';

export interface AiDraftRequest {
  /** What the text should be like. */
  wish: string;
  /** The current text. */
  description: string;
  /** Revision of the draft that `description` comes from. */
  revision: number;
}

/** Streams the text a model writes for a one-page script. Aborting the signal stops the model. */
export async function* writeAiDraft(
  task: string,
  body: AiDraftRequest,
  signal: AbortSignal,
): AsyncGenerator<AiDraftEvent> {
  const response = await open(onePageScriptRoutes.aiGenerate, { params: { task }, body, signal, handles: 'all' });
  const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  if (!events) return;
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield JSON.parse(next.value.data) as AiDraftEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
