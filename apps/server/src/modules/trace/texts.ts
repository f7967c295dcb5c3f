import type { ClaimText } from '@paidang/contract/rules';
import { claimTexts } from '@paidang/contract/rules';
import { type ReadableText, readTexts, type TracedStepCode } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText } from '@paidang/editor/core';
import { copyPhotos, copyTexts } from '../copywritings';
import { outlines } from '../outlines';
import type { StepKind } from '../reviews';
import { multiPageScripts, onePageScripts } from '../scripts';
import { workContent } from '../works';

const textsOf =
  <Content>({ codec, claims }: StepKind<Content>) =>
  (stored: string): readonly ClaimText[] =>
    claims?.(codec.parse(stored)) ?? [];

/** Readers for the text of stored content; a video has no text. */
const readers: Record<TracedStepCode, ((stored: string) => readonly ClaimText[]) | null> = {
  [functionCodes.outline]: textsOf(outlines),
  [functionCodes.scriptPages]: textsOf(multiPageScripts),
  [functionCodes.scriptOnePage]: textsOf(onePageScripts),
  [functionCodes.video]: null,
  [functionCodes.copyText]: textsOf(copyTexts),
  [functionCodes.copyPhotos]: textsOf(copyPhotos),
  [functionCodes.worksOnline]: (stored) => claimTexts.work(workContent.parse(stored)),
};

/** The texts of a version, prepared for searching; `null` for a video. */
export function textsOfVersion(code: TracedStepCode, stored: string): ReadableText[] | null {
  const texts = readers[code]?.(stored);
  return texts
    ? readTexts(texts.map(({ field, text, isMarkup }) => ({ field, text: isMarkup ? documentText(text) : text })))
    : null;
}
