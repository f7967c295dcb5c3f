import type { BriefContent, CopyContent, VideoContent } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import {
  type BriefAction,
  briefMachine,
  type Machine,
  type ReviewAction,
  reviewMachine,
} from '@paidang/contract/workflow';
import type { Script } from './step-view';
import { brief, copyVersions, filmVersions, outlineVersions } from './texts';

const reviewed = {
  machine: reviewMachine as Machine<string, ReviewAction>,
  moves: ['save_draft', 'send', 'finalise'],
  writer: 'creator',
} as const;

/** The demand form has come; confirmed, it is at scene 1. */
export const briefScript: Script<BriefContent, BriefAction> = {
  code: functionCodes.brief,
  machine: briefMachine,
  moves: ['acknowledge'],
  writer: 'vendor',
  versions: [brief],
  scenes: { 0: { status: 'provided', version: 1 }, 1: { status: 'acknowledged', version: 1 } },
};

/** Written, sent, changed, final. */
export const outlineScript: Script<string, ReviewAction> = {
  ...reviewed,
  code: functionCodes.outline,
  versions: outlineVersions,
  scenes: {
    0: { status: 'drafting', version: 0, draft: outlineVersions[0] },
    1: { status: 'provided', version: 1, openComments: 1 },
    2: { status: 'modified', version: 2 },
    3: { status: 'finalised', version: 2 },
  },
};

/** The A copy came back with a wish; the B copy is the second version. */
export const filmScript: Script<VideoContent, ReviewAction> = {
  ...reviewed,
  code: functionCodes.video,
  versions: filmVersions,
  scenes: {
    1: { status: 'changes_requested', version: 1, openComments: 1 },
    2: { status: 'modified', version: 2, openComments: 1 },
    3: { status: 'finalised', version: 2 },
  },
};

/** The same for the words of a platform. */
export const copyScript: Script<CopyContent, ReviewAction> = {
  ...reviewed,
  code: functionCodes.copyText,
  versions: copyVersions,
  scenes: {
    1: { status: 'drafting', version: 0, draft: copyVersions[0] },
    2: { status: 'provided', version: 1 },
    3: { status: 'modified', version: 2 },
    4: { status: 'finalised', version: 2 },
  },
};
