import { Button } from '@paidang/ui/button';
import type { ReactNode } from 'react';
import { partnerOffer as words } from '#labels/landing/pages';
import { consultationId } from '../../shared/links';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';
import { NumberedPoints } from './numbered-points';
import { StartLink } from './section-parts';

export interface PartnerPageProps {
  /** The consultation form. */
  advice: ReactNode;
}

/** Page for merchants of a partner's shop system. */
export function PartnerPage({ advice }: PartnerPageProps) {
  const [first, second] = words.title;
  return (
    <Page className="pt-0 pb-20 md:pt-0 md:pb-30">
      <PublicHead description={words.lead} picture={{ kicker: words.eyebrow, title: words.title.join('') }} />
      <header className="grid gap-x-10 gap-y-5 pt-10 pb-14 md:pt-20 md:pb-24 lg:grid-cols-[1fr_408px] lg:items-end">
        <div>
          <p className="mb-4 text-14 font-medium text-ink-2">{words.eyebrow}</p>
          <h1 className="text-[clamp(30px,9.4vw,44px)] leading-[1.36] font-strong md:text-[64px] md:leading-[88px]">
            {first}
            <br />
            {second}
          </h1>
        </div>
        <div>
          <p className="text-16 text-ink-2 text-pretty md:text-18 md:leading-8">{words.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild variant="ink" size="lg">
              <StartLink>{words.start}</StartLink>
            </Button>
            <Button asChild size="lg">
              <a href={`#${consultationId}`}>{words.talk}</a>
            </Button>
          </div>
        </div>
      </header>
      <NumberedPoints id="points" title={words.pointsTitle} points={words.points} />
      <section
        id={consultationId}
        aria-labelledby="advice-title"
        className="grid scroll-mt-8 gap-x-24 gap-y-6 pt-14 md:pt-24 lg:grid-cols-[minmax(0,384px)_minmax(0,1fr)]"
      >
        <div>
          <h2 id="advice-title" className="mb-3 text-28 font-strong">
            {words.adviceTitle}
          </h2>
          <p className="text-16 text-ink-2 text-pretty">{words.adviceText}</p>
        </div>
        {advice}
      </section>
    </Page>
  );
}
