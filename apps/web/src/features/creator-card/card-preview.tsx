import type { CardLevel } from '@paidang/contract/vocabulary';
import { Segmented } from '@paidang/ui/segmented';
import { Skeleton } from '@paidang/ui/skeleton';
import { useId, useState } from 'react';
import { labels } from '#labels/creator-card';
import { type ShownLevel, useCardPreview } from '../../data/creator-card';
import { CreatorCard } from '../../shared/creator-card/creator-card';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';

const previewLabels = labels.preview;

/** The card as displayed to vendors or to everybody, using the component of their page. */
export function CardPreview({ revision, level }: { revision: number; level: CardLevel }) {
  const id = useId();
  const [as, setAs] = useState<ShownLevel>(level === 'public' ? 'public' : 'vendors');
  const { data, error, refresh } = useCardPreview(as, revision);
  const today = dayOf(useNow());
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={id} className="text-16 font-strong">
            {previewLabels.title}
          </h2>
          <p className="mt-1 text-13 text-ink-3">{previewLabels.hint}</p>
        </div>
        <Segmented
          label={previewLabels.as}
          options={[
            { value: 'vendors', label: previewLabels.vendors },
            { value: 'public', label: previewLabels.public },
          ]}
          value={as}
          onValueChange={setAs}
        />
      </div>
      <div className="rounded-card border border-line bg-paper px-4 py-2 md:px-8 md:pb-8">
        {data ? (
          <CreatorCard creator={data} today={today} level={2} />
        ) : error ? (
          <LoadFailure onRetry={() => void refresh()} />
        ) : (
          <Skeleton shape="block" className="my-4 h-60" />
        )}
      </div>
    </section>
  );
}
