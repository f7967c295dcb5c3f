import { useMemo } from 'react';
import { compareDocuments } from '../core/diff/compare-documents';
import type { RenderedDiff } from '../core/diff/render-diff';
import type { RichDocument } from '../core/document/model';
import type { DiffLabels } from '../diff-labels';

/** Compares two stored documents. */
export const useDocumentDiff = (
  parse: (html: string) => RichDocument,
  before: string,
  after: string,
  labels: DiffLabels,
): RenderedDiff => useMemo(() => compareDocuments(parse(before), parse(after), labels), [parse, before, after, labels]);
