import type { RichDocument } from '../document/model';
import { diffBlocks } from './diff-blocks';
import { type DiffMarkupLabels, type RenderedDiff, renderDiff } from './render-diff';

/** Compares two parsed documents; `diffDocuments` takes HTML. */
export const compareDocuments = (before: RichDocument, after: RichDocument, labels: DiffMarkupLabels): RenderedDiff =>
  renderDiff(diffBlocks(before, after), labels);
