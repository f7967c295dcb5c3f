import type { ConsultationTopic } from '@paidang/contract/vocabulary';
import { labels } from '#labels/consultation';
import { consultationId } from '../../shared/links';
import { ConsultationForm } from './consultation-form';

export interface ConsultationSectionProps {
  /** Subject of the page. */
  topic?: ConsultationTopic | undefined;
}

/** The form as a row of a text page: heading and description on the left, fields on the right. */
export function ConsultationSection({ topic }: ConsultationSectionProps) {
  return (
    <section
      id={consultationId}
      aria-labelledby={`${consultationId}-title`}
      className="grid scroll-mt-6 gap-x-10 gap-y-6 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-12"
    >
      <div>
        <h2 id={`${consultationId}-title`} className="text-22 font-strong text-balance">
          {labels.title}
        </h2>
        <p className="mt-2 max-w-[22em] text-16 text-ink-2 text-pretty">{labels.lead}</p>
      </div>
      <ConsultationForm {...(topic ? { topic } : {})} />
    </section>
  );
}
