import type { Env } from '../../config/env';
import type { ModelMessage } from './model-failure';

export interface Model {
  /** Pieces of what the model writes, as they come. @throws ModelFailure */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>;
}

export interface ModelSettings {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly model: string;
}

/** The model of the environment; `null` when none is set. */
export function openModel({
  AI_BASE_URL: baseURL,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>): Model | null {
  if (!baseURL || !apiKey || !model) return null;
  return {
    async *write(messages, signal) {
      // The SDK is 230 modules, which wait until somebody wants a draft.
      const { connectModel } = await import('./model');
      yield* connectModel({ baseURL, apiKey, model }).write(messages, signal);
    },
  };
}
