import type { SuggestionRole } from './core/suggestions/suggestion';

/** Labels of suggested changes. */
export interface SuggestionLabels {
  roles: Record<SuggestionRole, string>;
  /** Accessible name of the whole suggestion. */
  describe(author: string, before: string, after: string): string;
  accept: string;
  reject: string;
}

/** Labels of suggested changes in Traditional Chinese. */
export const defaultSuggestionLabels: SuggestionLabels = {
  roles: { vendor: '廠商', creator: '創作者' },
  describe: (author, before, after) =>
    after === '' ? `${author}建議刪除「${before}」` : `${author}建議把「${before}」改成「${after}」`,
  accept: '採用建議（Y）',
  reject: '不採用（N）',
};
