import type { Work } from '@paidang/contract/entities';
import { labels } from '#labels/works';
import { versionFacts } from '../../shared/paper/version-facts';

/** Facts about a platform's report, as shown in its header. */
export function workFacts({ platform, status, reports }: Work, isDraft: boolean) {
  const last = reports.at(-1);
  const report = last && {
    sent_at: last.sent_at,
    finalised_at: null,
    accepted_at: last.verdict === 'passed' ? last.decided_at : null,
  };
  return [
    [labels.platform, platform.platform_title],
    ...versionFacts(last ? labels.report(last.number) : '', isDraft || status === 'drafting' ? undefined : report),
  ] as const;
}

/** Similarity of the published text to the approved copy, in percent. */
export const matchOf = ({ reports }: Work): number => reports.at(-1)?.comparison?.match ?? 100;

/** Whether passing needs a confirmation. */
export const isDoubtful = (work: Work, openComments: number): boolean => matchOf(work) < 100 || openComments > 0;
