import { paths } from '@paidang/contract/pages';
import { isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/copywriting';
import { useSession } from '../../stores/session';

export interface UnwrittenProps {
  task: string;
  platform: string;
  index: number | undefined;
  tabs: ReactNode;
}

const unwrittenLabels = labels.unwritten;

/** Shown instead of text or pictures that do not exist yet: whose turn it is, and a link to continue. */
export function Unwritten({ task, platform, index, tabs }: UnwrittenProps) {
  const isReader = isVendor(useSession((state) => state.user?.role));
  return (
    <>
      {tabs}
      <EmptyState
        drawing="paper"
        title={unwrittenLabels.title}
        titleAs="h2"
        description={isReader ? unwrittenLabels.waiting : unwrittenLabels.begin}
        className="py-20"
        action={
          <Button asChild>
            {isReader ? (
              <Link to={paths.copywriting(task, { index })}>{labels.back}</Link>
            ) : (
              <Link to={paths.copyDetail(task, platform, { index })}>{unwrittenLabels.write}</Link>
            )}
          </Button>
        }
      />
    </>
  );
}
