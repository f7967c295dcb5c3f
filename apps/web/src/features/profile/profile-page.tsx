import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { Skeleton } from '@paidang/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/profile';
import { useProfile } from '../../data/account';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { InfoTab } from './info-tab';
import { SecurityTab } from './security-tab';
import type { ProfileTab } from './tabs';

/** Tabs whose content is passed in by other features. */
type FilledTab = Extract<ProfileTab, 'card' | 'notify' | 'rewards' | 'laborer'>;

export interface ProfilePageProps extends Record<FilledTab, ReactNode> {
  /** Tabs available to the reader. */
  tabs: readonly ProfileTab[];
  tab: ProfileTab;
}

/** Personal centre: one page per tab, each with its own address. */
export function ProfilePage({ tabs, tab, ...filled }: ProfilePageProps) {
  const { profile, error } = useProfile();
  const current = useRef<HTMLAnchorElement>(null);
  // On narrow screens the tab row scrolls.
  useEffect(() => {
    if (tab) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Page className="pb-20">
      <PageHead title={labels.title} />
      <nav
        aria-label={labels.tabs}
        className="mt-5 mb-8 flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((one) => (
          <Link
            key={one}
            ref={one === tab ? current : undefined}
            to={paths.profile(one)}
            data-tour={`profile-${one}`}
            aria-current={one === tab ? 'page' : undefined}
            className={cn(
              // The scrolling row would clip a focus ring around the link.
              'relative shrink-0 rounded-small py-2.5 text-ink-2 -outline-offset-2 hover:text-ink pointer-coarse:min-h-11',
              one === tab &&
                "font-medium text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink after:content-['']",
            )}
          >
            {labels.tab[one]}
          </Link>
        ))}
      </nav>
      {tab !== 'info' && tab !== 'security' ? (
        filled[tab]
      ) : profile ? (
        tab === 'security' ? (
          <SecurityTab profile={profile} />
        ) : (
          <InfoTab profile={profile} />
        )
      ) : error ? (
        <p role="alert" className="text-ink-2">
          {labels.failed}
        </p>
      ) : (
        <div role="status" aria-label={labels.loading}>
          {['a', 'b', 'c'].map((section) => (
            <div
              key={section}
              className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[240px_minmax(0,1fr)]"
            >
              <div className="grid content-start gap-3">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="w-44" />
              </div>
              <div className="grid max-w-[440px] gap-5">
                <Skeleton className="h-16" />
                <Skeleton className="h-16" />
              </div>
            </div>
          ))}
        </div>
      )}
    </Page>
  );
}
