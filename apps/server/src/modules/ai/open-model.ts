import type { Env } from '../../config/env';
import type { Model } from './model';

/** The model of the environment; `null` when none is set. */
export function openModel({
  AI_BASE_URL: baseURL,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>): Model | null {
  if (!baseURL || !apiKey || !model) return null;
  return {
    async *write(messages, signal) {
      // The SDK has 230 modules; they are loaded with the first draft.
      const { connectModel } = await import('./model');
      yield* connectModel({ baseURL, apiKey, model }).write(messages, signal);
    },
  };
}
