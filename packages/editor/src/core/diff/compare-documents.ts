import type { RichDocument } from '../document/model';
import { diffBlocks } from './diff-blocks';
import { type DiffMarkupLabels, type RenderedDiff, renderDiff } from './render-diff';

/** Compares two documents that were read; `diffDocuments` takes their HTML. */
export const compareDocuments = (before: RichDocument, after: RichDocument, labels: DiffMarkupLabels): RenderedDiff =>
  renderDiff(diffBlocks(before, after), labels);
