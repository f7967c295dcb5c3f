import type { Env } from '../../config/env';
import type { Model } from './model';

/** The model configured in the environment; `null` when none is. */
export function openModel({
  AI_BASE_URL: baseURL,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>): Model | null {
  if (!baseURL || !apiKey || !model) return null;
  return {
    async *write(messages, signal) {
      // The SDK consists of 230 modules, so it is only loaded when the first draft is requested.
      const { connectModel } = await import('./model');
      yield* connectModel({ baseURL, apiKey, model }).write(messages, signal);
    },
  };
}
