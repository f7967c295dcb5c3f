import type { ReportContent } from '@paidang/contract/entities';
import { isGiven, sexShares } from '@paidang/contract/report';
import { SplitBar } from '@paidang/ui/chart';
import type { ReactNode } from 'react';
import { labels } from '#labels/case-report';

const paperLabels = labels.paper;

export interface AudienceProps {
  figures: ReportContent['figures'];
  /** Heading level that fits the page. @default 'h3' */
  titleAs?: 'h2' | 'h3';
  /** Name of the platform, on pages with several. */
  of?: string;
  /** Rendered next to the title of a part: its comments. */
  end?: (part: Part) => ReactNode;
}

type Part = 'female_percent' | 'highest_age_group';

/** Sex and age of the audience, if the platform reports them. */
export function Audience({ figures, titleAs: Title = 'h3', of, end }: AudienceProps) {
  const { highest_age_group: first, second_highest_age_group: second } = figures;
  const shares = sexShares(figures);
  if (shares.length === 0 && !isGiven(first) && !isGiven(second)) return null;
  return (
    <section className="break-inside-avoid">
      <Title className="mb-3 text-18 font-strong">{of ? paperLabels.audienceOf(of) : paperLabels.audience}</Title>
      <div className="grid auto-cols-fr gap-6 sm:grid-flow-col print:grid-flow-col">
        {shares.length > 0 ? (
          <div>
            <PartTitle part="female_percent" title={paperLabels.sex} end={end} />
            <SplitBar label={paperLabels.sex} parts={shares.map(({ label, percent }) => ({ label, value: percent }))} />
          </div>
        ) : null}
        {isGiven(first) || isGiven(second) ? (
          <div>
            <PartTitle part="highest_age_group" title={paperLabels.age} end={end} />
            <ul className="grid gap-1">
              {isGiven(first) ? <li>{paperLabels.first(first)}</li> : null}
              {isGiven(second) ? <li>{paperLabels.second(second)}</li> : null}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function PartTitle({ part, title, end }: { part: Part; title: string } & Pick<AudienceProps, 'end'>) {
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <p data-quote-field={part} className="text-14 font-medium">
        {title}
      </p>
      {end?.(part)}
    </div>
  );
}
