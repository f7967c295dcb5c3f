import { isVendor } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { labels } from '#labels/progress';
import { useActivities } from '../../data/projects';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PlatformMark } from '../../shared/platform-mark';
import { useSession } from '../../stores/session';
import { activityText } from './activity-text';

const first = 5;
const all = 100;
const edges = { vendor: 'border-vendor-500', creator: 'border-creator-500' } as const;

/** Recent activities; the first few, and all on request. */
export function ActivityRail({ project }: { project: string }) {
  const [count, setCount] = useState(first + 1);
  const { data, isValidating } = useActivities(project, count);
  const now = useNow();
  const reader = useSession((state) => state.user?.role);
  const shown = count === all ? data : data?.slice(0, first);
  const hasMore = count !== all && (data?.length ?? 0) > first;
  return (
    <aside aria-labelledby="activity">
      <h2 id="activity" className="mb-4 text-14 font-strong">
        {labels.activity}
      </h2>
      {shown ? null : <Skeleton shape="block" className="h-40" />}
      {shown?.length === 0 ? (
        <p className="text-13 text-ink-3">
          {labels.noActivity}
          <br />
          {labels.noActivityHint}
        </p>
      ) : null}
      <ol>
        {shown?.map((activity) => {
          const { uuid, actor, excerpt, created_at } = activity;
          const tone = actor && isVendor(actor.role) ? 'vendor' : 'creator';
          return (
            <li
              key={uuid}
              className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-3 pb-5 pl-1 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-[18px] not-last:before:w-px not-last:before:bg-line not-last:before:content-['']"
            >
              {actor ? (
                <Avatar name={actor.name} src={actor.avatar} size={28} tone={tone} ring decorative />
              ) : (
                <PlatformMark size={28} />
              )}
              <div>
                <p>
                  <b className="font-medium">{actor?.name ?? labels.team}</b>
                  {activityText(activity, reader)}
                </p>
                {excerpt ? (
                  <blockquote className={cn('my-1 border-l-2 pl-2.5 text-13 text-ink-2', edges[tone])}>
                    {excerpt}
                  </blockquote>
                ) : null}
                <time dateTime={created_at} className="text-12 text-ink-3">
                  {whenOf(new Date(created_at), now)}
                </time>
              </div>
            </li>
          );
        })}
      </ol>
      {hasMore ? (
        <Button
          variant="ghost"
          size="sm"
          className="ml-7"
          busy={isValidating && count === all}
          onClick={() => setCount(all)}
        >
          {labels.moreActivity}
        </Button>
      ) : null}
    </aside>
  );
}
