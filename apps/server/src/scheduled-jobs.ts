import { signCheckpoint } from './modules/evidence';
import { signOfLife, tellAnnouncements } from './modules/operations';
import { expireProposals } from './modules/proposals';
import { announceOpenRatings } from './modules/ratings';
import { sendDateReminders, sendWaitingNudges } from './modules/reminders';
import { acceptUnansweredReports } from './modules/reports';
import { lapseItems, notifyLapsingSoon } from './modules/reward-items';
import type { Job } from './platform/jobs/jobs';

/**
 * Jobs that act as time passes: reminders, and decisions taken automatically after a deadline. Every job looks up what is
 * due now, so it may run late, twice, or in two processes at once.
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
  { name: 'reward items about to lapse', run: notifyLapsingSoon },
];
