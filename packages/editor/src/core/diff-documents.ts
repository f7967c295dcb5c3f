import { defaultDiffLabels } from '../diff-labels';
import { compareDocuments } from './diff/compare-documents';
import type { DiffMarkupLabels, RenderedDiff } from './diff/render-diff';
import { parseDocument } from './sanitize-document';

/**
 * Compares two stored documents. Returns the newer one with additions in `ins` and deletions in `del`, and the list of changes.
 *
 * @example diffDocuments('<p>開箱一瓶精華。</p>', '<p>開箱兩瓶精華。</p>').added // 1
 */
export const diffDocuments = (
  before: string,
  after: string,
  labels: DiffMarkupLabels = defaultDiffLabels,
): RenderedDiff => compareDocuments(parseDocument(before), parseDocument(after), labels);
