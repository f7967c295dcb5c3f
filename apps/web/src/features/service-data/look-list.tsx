import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/service-data';
import { useServiceDataLooks } from '../../data/service-data';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { Section } from '../../shared/page/section';
import { nameOfPart } from '../../shared/service-data';
import type { ServiceDataFields } from './use-service-data-form';

const lookLabels = labels.looks;

/** Who saw which numbers and pictures unmasked. */
export function LookList({ fields }: { fields: ServiceDataFields }) {
  const { data: looks, error, refresh } = useServiceDataLooks();
  const now = useNow();
  return (
    <Section title={lookLabels.title} hint={lookLabels.hint}>
      {looks ? (
        looks.length === 0 ? (
          <p className="text-ink-2">{lookLabels.none}</p>
        ) : (
          <ul className="-my-3 max-h-[420px] max-w-[560px] divide-y divide-line overflow-y-auto">
            {looks.map(({ by, what, at }) => (
              <li key={`${at} ${what.join(' ')}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-3">
                <span className="min-w-0 flex-1">
                  {lookLabels.by[by]}
                  <span className="ml-2 text-13 text-ink-2">
                    {what.map((part) => nameOfPart(part, fields)).join('、')}
                  </span>
                </span>
                <time dateTime={at} className="text-13 text-ink-3 tabular-nums">
                  {whenOf(new Date(at), now)}
                </time>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailure onRetry={() => void refresh()} />
      ) : (
        <Skeleton className="h-24 max-w-[560px]" />
      )}
    </Section>
  );
}
