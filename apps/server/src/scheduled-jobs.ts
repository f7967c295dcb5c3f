import { signCheckpoint } from './modules/evidence';
import { signOfLife, tellAnnouncements } from './modules/operations';
import { expireProposals } from './modules/proposals';
import { announceOpenRatings } from './modules/ratings';
import { sendDateReminders, sendWaitingNudges } from './modules/reminders';
import { acceptUnansweredReports } from './modules/reports';
import { lapseItems, warnOfLapsing } from './modules/reward-items';
import type { Job } from './platform/jobs/jobs';

/**
 * What the passing of time brings about: reminders, and decisions that are taken for people after a while. Every job asks
 * what is due now, so that it may run late, twice, or in two processes at once.
 */
export const scheduledJobs: readonly Job[] = [
  { name: 'sign of life', run: signOfLife },
  { name: 'announcements', run: tellAnnouncements },
  { name: 'reminders', run: sendDateReminders },
  { name: 'nudges', run: sendWaitingNudges },
  { name: 'unanswered reports', run: acceptUnansweredReports },
  { name: 'open ratings', run: announceOpenRatings },
  { name: 'expired proposals', run: expireProposals },
  { name: 'evidence checkpoint', run: signCheckpoint },
  { name: 'lapsed reward items', run: lapseItems },
  { name: 'reward items about to lapse', run: warnOfLapsing },
];
