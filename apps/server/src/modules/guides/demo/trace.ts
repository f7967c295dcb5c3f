import type { TraceColumn, TraceMatrix } from '@paidang/contract/entities';
import { claimTexts } from '@paidang/contract/rules';
import {
  type ReadableText,
  readTexts,
  requirementsOf,
  type TracedStepCode,
  traceRequirement,
} from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText } from '@paidang/editor/core';
import { demoId } from './cast';
import { demoPlatform } from './project';
import { copyScript, filmScript, outlineScript } from './scripts';
import { brief } from './texts';

const requirements = requirementsOf(brief).map((requirement, index) => ({
  requirement_uuid: demoId(900_001 + index),
  number: index + 1,
  since: 1,
  ...requirement,
}));

interface Scenes<Content> {
  readonly versions: readonly Content[];
  readonly scenes: Readonly<Record<number, { readonly status: string; readonly version: number }>>;
}

type Texts<Content> = ((content: Content) => readonly { field: string; text: string; isMarkup: boolean }[]) | null;

function columnOf<Content>(
  code: TracedStepCode,
  { versions, scenes }: Scenes<Content>,
  at: number,
  read: Texts<Content>,
): TraceColumn {
  const { status = 'locked', version: newest = 0 } = scenes[at] ?? {};
  const content = versions[newest - 1];
  const texts: ReadableText[] | null =
    content === undefined || !read
      ? null
      : readTexts(
          read(content).map(({ field, text, isMarkup }) => ({ field, text: isMarkup ? documentText(text) : text })),
        );
  const version = newest === 0 ? null : newest;
  const ofPlatform = code === functionCodes.copyText;
  return {
    function: code,
    platform_uuid: ofPlatform ? demoPlatform.platform_uuid : null,
    platform_title: ofPlatform ? demoPlatform.platform_title : null,
    status,
    version,
    newest,
    cells: requirements.map((requirement) => {
      const cell = traceRequirement({ requirement, code, version, texts, marks: [] });
      return { requirement_uuid: requirement.requirement_uuid, ...cell, places: [...cell.places] };
    }),
    marks: [],
  };
}

/** The trace of the story's brief in a scene. */
export const demoTrace = (at: number): TraceMatrix => ({
  brief_version: 1,
  requirements,
  columns: [
    columnOf(functionCodes.outline, outlineScript, at, claimTexts.richText),
    columnOf(functionCodes.video, filmScript, at, null),
    columnOf(functionCodes.copyText, copyScript, at, claimTexts.copy),
  ],
});
