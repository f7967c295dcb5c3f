import { guideIds, guideScene } from '@paidang/contract/vocabulary';

/** Whether a cache key is about the demo of the guide. */
export const isGuideKey = (key: unknown): boolean =>
  Array.isArray(key) &&
  key.some((part) => typeof part === 'string' && (part === guideIds.project || guideScene(part) !== null));
