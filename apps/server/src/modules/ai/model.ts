import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import { ModelFailure, type ModelMessage } from './model-failure';

export interface Model {
  /** Streams the model's output. @throws ModelFailure */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
}

export interface ModelSettings {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly model: string;
}

/** Longest wait for the first chunk, and between two chunks. */
const chunkTimeoutMs = 60_000;
const temperature = 0.7;

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure('timeout', error);
  if (!(error instanceof APIError)) return new ModelFailure('incomplete', error);
  if (error.status === 401 || error.status === 403) return new ModelFailure('rejected', error);
  if (error.status === 429) return new ModelFailure('busy', error);
  return new ModelFailure(error.status === undefined ? 'unreachable' : 'incomplete', error);
}

/** Yields the chunks, and aborts when none arrives within the timeout. */
async function* abortWhenStalled<Piece>(pieces: AsyncIterable<Piece>, abort: AbortController): AsyncGenerator<Piece> {
  let timer = setTimeout(() => abort.abort(new ModelFailure('timeout')), chunkTimeoutMs);
  try {
    for await (const piece of pieces) {
      clearTimeout(timer);
      yield piece;
      timer = setTimeout(() => abort.abort(new ModelFailure('timeout')), chunkTimeoutMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A model behind any endpoint that implements OpenAI's chat completions API. */
export function connectModel({ baseURL, apiKey, model }: ModelSettings): Model {
  // `organization` and `project` are `null` because the SDK would otherwise read environment variables of other programs.
  const client = new OpenAI({
    baseURL,
    apiKey,
    organization: null,
    project: null,
    timeout: chunkTimeoutMs,
    maxRetries: 1,
    logLevel: 'off',
  });
  return {
    async *write(messages, signal) {
      const abort = new AbortController();
      const stop = () => abort.abort();
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const chunks = await client.chat.completions.create(
          { model, messages: [...messages], stream: true, temperature },
          { signal: abort.signal },
        );
        let reason: string | null = null;
        for await (const { choices } of abortWhenStalled(chunks, abort)) {
          const [choice] = choices;
          reason = choice?.finish_reason ?? reason;
          if (choice?.delta.content) yield choice.delta.content;
        }
        // The SDK ends an aborted stream as if it had completed.
        if (abort.signal.aborted) throw abort.signal.reason;
        if (reason === 'content_filter') throw new ModelFailure('refused');
        if (reason === null) throw new ModelFailure('incomplete');
      } catch (error) {
        throw failureOf(error);
      } finally {
        signal.removeEventListener('abort', stop);
        abort.abort();
      }
    },
  };
}
