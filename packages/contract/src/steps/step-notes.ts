import { briefNotes } from './brief';
import { closingReportNotes } from './closing-report';
import { copyPhotosNotes } from './copy-photos';
import { copyTextNotes } from './copy-text';
import { outlineNotes } from './outline';
import { scheduleNotes } from './schedule';
import { scriptOnePageNotes } from './script-one-page';
import { scriptPagesNotes } from './script-pages';
import type { StepName } from './steps';
import { videoNotes } from './video';
import type { StepNotes } from './wording';
import { worksOnlineNotes } from './works-online';

/** What each step tells of. */
export const stepNotes: Record<StepName, StepNotes> = {
  brief: briefNotes,
  outline: outlineNotes,
  scriptPages: scriptPagesNotes,
  scriptOnePage: scriptOnePageNotes,
  video: videoNotes,
  copyText: copyTextNotes,
  copyPhotos: copyPhotosNotes,
  worksOnline: worksOnlineNotes,
  closingReport: closingReportNotes,
  schedule: scheduleNotes,
};
