import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { sections } from '#labels/landing/sections';
import { ArticleLink } from '../../shared/article/article-link';
import { consultationId } from '../../shared/links';
import { SectionHead, StartLink } from './section-parts';

const startLabels = sections.start;

export interface StartProps {
  /** The consultation form. */
  advice: ReactNode;
}

/** Quick registration: try the product, or ask for advice first. */
export function Start({ advice }: StartProps) {
  return (
    <section aria-labelledby={startLabels.id} className="bg-sunken px-(--page-edge) py-14 md:py-24">
      <SectionHead id={startLabels.id} title={startLabels.title} />
      <p className="-mt-4 mb-8 max-w-[36em] text-16 text-ink-2 md:-mt-6 md:mb-12">{startLabels.lead}</p>
      <div className="grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,384px)_minmax(0,1fr)]">
        <section aria-labelledby="try-now">
          <h3 id="try-now" className="mb-2 text-22 font-strong">
            {startLabels.tryTitle}
          </h3>
          <p className="mb-5 text-16 text-ink-2 text-pretty">{startLabels.tryText}</p>
          <ul className="mb-6 grid gap-2 text-15">
            {startLabels.tryPoints.map((point) => (
              <li key={point} className="flex items-center gap-2.5">
                <Check size={16} strokeWidth={2.25} aria-hidden="true" className="shrink-0 text-success-600" />
                {point}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild variant="ink" size="lg">
              <StartLink>{startLabels.tryNow}</StartLink>
            </Button>
            <ArticleLink to={paths.userGuide()}>{startLabels.guide}</ArticleLink>
          </div>
        </section>
        <section id={consultationId} aria-labelledby="advice-title" className="scroll-mt-16">
          <h3 id="advice-title" className="mb-2 text-22 font-strong">
            {startLabels.adviceTitle}
          </h3>
          <p className="mb-5 text-16 text-ink-2 text-pretty">{startLabels.adviceText}</p>
          {advice}
        </section>
      </div>
    </section>
  );
}
