import { useMemo } from 'react';
import { compareDocuments } from '../core/diff/compare-documents';
import type { RenderedDiff } from '../core/diff/render-diff';
import { parseInBrowser } from '../core/document/parse-in-browser';
import type { DiffLabels } from '../diff-labels';

/** The comparison of two stored documents. */
export const useDocumentDiff = (before: string, after: string, labels: DiffLabels): RenderedDiff =>
  useMemo(() => compareDocuments(parseInBrowser(before), parseInBrowser(after), labels), [before, after, labels]);
