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

/** The brief was sent; in scene 1 it is confirmed. */
export const briefScript: Script<BriefContent, BriefAction> = {
  code: functionCodes.brief,
  machine: briefMachine,
  moves: ['acknowledge'],
  writer: 'vendor',
  versions: [brief],
  scenes: { 0: { status: 'provided', version: 1 }, 1: { status: 'acknowledged', version: 1 } },
};

/** Scenes: drafted, sent, modified, finalised. */
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

/** Changes to the A copy were requested; the B copy is the second version. */
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

/** Scenes of a platform's copy: drafted, sent, modified, finalised. */
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
