import { briefNotifications } from './brief';
import { closingReportNotifications } from './closing-report';
import { copyPhotosNotifications } from './copy-photos';
import { copyTextNotifications } from './copy-text';
import { outlineNotifications } from './outline';
import { scheduleNotifications } from './schedule';
import { scriptOnePageNotifications } from './script-one-page';
import { scriptPagesNotifications } from './script-pages';
import type { StepName } from './steps';
import { videoNotifications } from './video';
import type { StepNotifications } from './wording';
import { worksOnlineNotifications } from './works-online';

/** What each step tells of. */
export const stepNotifications: Record<StepName, StepNotifications> = {
  brief: briefNotifications,
  outline: outlineNotifications,
  scriptPages: scriptPagesNotifications,
  scriptOnePage: scriptOnePageNotifications,
  video: videoNotifications,
  copyText: copyTextNotifications,
  copyPhotos: copyPhotosNotifications,
  worksOnline: worksOnlineNotifications,
  closingReport: closingReportNotifications,
  schedule: scheduleNotifications,
};
