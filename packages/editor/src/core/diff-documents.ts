import { defaultDiffLabels } from '../diff-labels';
import { compareDocuments } from './diff/compare-documents';
import type { DiffMarkupLabels, RenderedDiff } from './diff/render-diff';
import { parseDocument } from './sanitize-document';

/**
 * Compares two stored documents: the newer one with additions in `ins`, what went in `del`, and a list of the changes.
 *
 * @example diffDocuments('<p>開箱一瓶精華。</p>', '<p>開箱兩瓶精華。</p>').added // 1
 */
export const diffDocuments = (
  before: string,
  after: string,
  labels: DiffMarkupLabels = defaultDiffLabels,
): RenderedDiff => compareDocuments(parseDocument(before), parseDocument(after), labels);
