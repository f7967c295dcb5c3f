import { MultiPageContent, type ScriptSegment } from '@paidang/contract/entities';
import { checkSpans, claimTexts, messages } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { isEmptyDocument } from '@paidang/editor/core';
import { invalid } from '../../platform/errors';
import { asJson, type Codec, type FieldProblems, type PictureUse, readRichText, reviewedStep } from '../reviews';

const isEmptySegment = ({ title, text, narration, picture }: ScriptSegment): boolean =>
  picture === null && title.trim() === '' && narration.trim() === '' && isEmptyDocument(text);

/** @throws 0422 for duplicate segment ids. */
function refuseDuplicateSegments(scripts: readonly ScriptSegment[]): void {
  const ids = new Set(scripts.map((segment) => segment.script_uuid));
  if (ids.size < scripts.length) throw invalid({ errors: { scripts: [messages.operationFailed] } });
}

function readSegment(segment: ScriptSegment, index: number): { segment: ScriptSegment; pictures: PictureUse[] } {
  const { html, pictures } = readRichText(segment.text);
  const scene = segment.picture === null ? [] : [{ path: segment.picture, field: `scripts.${index}.picture` }];
  return {
    segment: { ...segment, text: html, narration: segment.narration.replaceAll('\r\n', '\n') },
    pictures: [...scene, ...pictures.map((path) => ({ path, field: `scripts.${index}.text` }))],
  };
}

function problemsOf({ scripts }: MultiPageContent): FieldProblems {
  if (scripts.length === 0) return { scripts: messages.fillThisField };
  const problems: FieldProblems = {};
  for (const [index, { start, end }] of checkSpans(scripts).entries()) {
    if (start) problems[`scripts.${index}.start`] = start;
    if (end) problems[`scripts.${index}.end`] = end;
  }
  for (const [index, segment] of scripts.entries()) {
    if (isEmptySegment(segment)) problems[`scripts.${index}.text`] = messages.fillThisField;
  }
  return problems;
}

const codec: Codec<MultiPageContent> = {
  field: '',
  ...asJson(MultiPageContent),
  read: ({ scripts }) => {
    refuseDuplicateSegments(scripts);
    const read = scripts.map(readSegment);
    return {
      content: { scripts: read.map(({ segment }) => segment) },
      pictures: read.flatMap(({ pictures }) => pictures),
    };
  },
  problems: problemsOf,
};

/** The script as ordered segments (040). */
export const multiPageScripts = reviewedStep({ code: functionCodes.scriptPages, codec, claims: claimTexts.script });
