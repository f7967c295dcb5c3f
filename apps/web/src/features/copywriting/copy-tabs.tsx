import type { CopyPlatform } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { publishedTitle } from '@paidang/contract/rules';
import { stepStatusTitle } from '@paidang/contract/steps';
import { cn } from '@paidang/ui/cn';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/copywriting';

export interface CopyTabsProps {
  task: string;
  index: number | undefined;
  /** `undefined` while loading. */
  platform: CopyPlatform | undefined;
  tab: 'text' | 'photos';
}

/** The platform and its two halves: text and pictures are reviewed separately. */
export function CopyTabs({ task, index, platform, tab }: CopyTabsProps) {
  const tabs = [
    { id: 'text' as const, step: platform?.text },
    { id: 'photos' as const, step: platform?.photos },
  ].filter(({ step }) => step);
  return (
    // Same height without the platform as with it, so that the text below does not move when it loads.
    <div className="flex items-center gap-x-5 border-b border-line bg-paper px-(--page-edge) max-sm:flex-col max-sm:items-stretch max-sm:pt-1">
      <div className="flex min-w-0 flex-1 items-center gap-x-5">
        <Link
          to={paths.copywriting(task, { index })}
          className="-ml-2 flex h-9 shrink-0 items-center gap-1 rounded-control px-2 text-13 text-ink-2 hover:bg-hover hover:text-ink"
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {labels.back}
        </Link>
        {platform ? (
          <p className="min-w-0 truncate text-14 font-strong">
            {platform.platform_title}
            <span className="ml-2 text-13 font-regular text-ink-3">{publishedTitle(platform)}</span>
          </p>
        ) : null}
      </div>
      <nav aria-label={labels.tabs.label} className="flex min-h-11 shrink-0 gap-4">
        {platform
          ? tabs.map(({ id, step }) => (
              <Link
                key={id}
                to={paths.copyDetail(task, platform.platform_uuid, { index, tab: id === 'photos' ? id : undefined })}
                replace
                aria-current={tab === id ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 border-b-2 text-14 hover:text-ink',
                  tab === id ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-2',
                )}
              >
                {labels.tabs[id]}
                {step ? (
                  <span className="text-12 font-regular text-ink-3">{stepStatusTitle(step.function, step.status)}</span>
                ) : null}
              </Link>
            ))
          : null}
      </nav>
    </div>
  );
}
