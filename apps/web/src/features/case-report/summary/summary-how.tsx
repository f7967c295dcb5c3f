import type { CaseReportSummary } from '@paidang/contract/entities';
import { engagementParts } from '@paidang/contract/report';
import { labels } from '#labels/case-report';

const words = labels.summary;

/** How the figures above are computed, in words. */
export function SummaryHow({ platforms }: Pick<CaseReportSummary, 'platforms'>) {
  return (
    <section className="text-13 text-ink-2">
      <h2 className="mb-1 font-strong">{words.how}</h2>
      <ul className="grid gap-0.5">
        {platforms.map(({ url_uid: id, platform, content }) => (
          <li key={id}>{words.howEngagements(platform.platform_title, engagementParts(content).join('＋'))}</li>
        ))}
        {platforms.length > 1 ? <li>{words.howReach}</li> : null}
        <li>{words.howUnknown}</li>
      </ul>
    </section>
  );
}
