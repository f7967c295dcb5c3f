import type { BriefContent } from '@paidang/contract/entities';
import { useMemo } from 'react';
import { RichText } from '../../shared/rich-text';
import type { StepCompareProps, StepReaderProps } from '../../step/step-kind';
import { RichTextDiff } from '../../step/versions/rich-text';
import { briefDocument } from './brief-document';

/** A version of the demand form, displayed as text. */
export function BriefReader({ content }: StepReaderProps<BriefContent>) {
  const html = useMemo(() => briefDocument(content), [content]);
  return <RichText html={html} />;
}

/** Marks the sentences of the demand form that changed. */
export function BriefCompare({ before, after, ...props }: StepCompareProps<BriefContent>) {
  const older = useMemo(() => briefDocument(before), [before]);
  const newer = useMemo(() => briefDocument(after), [after]);
  return <RichTextDiff before={older} after={newer} {...props} />;
}
