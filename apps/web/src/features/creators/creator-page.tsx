import type { CreatorCard as Card } from '@paidang/contract/entities';
import { paths, type SharePicture } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Skeleton } from '@paidang/ui/skeleton';
import type { ReactNode } from 'react';
import { labels, card as words } from '#labels/creators';
import { ApiError } from '../../data/errors';
import { CreatorCard } from '../../shared/creator-card/creator-card';
import { figuresOf } from '../../shared/creator-card/figures-of';
import { aboutLine } from '../../shared/creators/facts';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { LoadFailure } from '../../shared/load-failure';
import { Page } from '../../shared/page/page';
import { PublicHead } from '../../shared/public-head/public-head';

export interface CreatorPageProps<Creator extends Card> {
  loaded: { data: Creator | undefined; error: unknown; refresh: () => Promise<unknown> };
  /** Whether the reader came from the search. */
  hasSearch: boolean;
  offer: (creator: Creator) => ReactNode;
  notFound: ReactNode;
  /** Rendered at the bottom of the page. */
  children?: ReactNode;
}

/** Content of the share picture for a card. */
function pictureOf(creator: Card): Partial<SharePicture> {
  const [work] = creator.works;
  return {
    kicker: aboutLine(creator),
    text: creator.headline,
    face: { name: creator.name, path: creator.avatar },
    beside: work?.picture ? { photo: work.picture } : null,
    figures: figuresOf(creator).map(({ name, value, unit }) => ({ name, value: value + unit })),
  };
}

/** A creator's card as a page; a card that does not exist or was withdrawn is not found. */
export function CreatorPage<Creator extends Card>({
  loaded: { data, error, refresh },
  hasSearch,
  offer,
  notFound,
  children,
}: CreatorPageProps<Creator>) {
  const today = dayOf(useNow());
  if (error instanceof ApiError && [404, 422].includes(error.status)) return notFound;
  return (
    <>
      <Page aria-busy={!data && !error} className="mx-auto max-w-[1296px] pb-18">
        {hasSearch ? (
          <Breadcrumb
            label={words.path}
            items={[{ label: labels.title, href: paths.creators() }, { label: data?.name ?? '' }]}
            renderLink={renderLink}
          />
        ) : null}
        {data ? (
          <>
            <PublicHead
              title={data.name}
              description={words.description(data.name, data.headline)}
              path={paths.creator(data.uuid)}
              picture={pictureOf(data)}
              structured={[
                {
                  '@type': 'ProfilePage',
                  mainEntity: {
                    '@type': 'Person',
                    name: data.name,
                    description: data.headline,
                    ...(data.avatar ? { image: data.avatar } : {}),
                    sameAs: data.platforms.map(({ url }) => url),
                  },
                },
              ]}
            />
            <CreatorCard creator={data} today={today} offer={offer(data)} />
          </>
        ) : error ? (
          <LoadFailure onRetry={() => void refresh()} />
        ) : (
          <div className="grid gap-8 pt-8">
            <div className="flex items-center gap-7">
              <Skeleton shape="circle" className="size-24" />
              <Skeleton className="h-10 w-60" />
            </div>
            <Skeleton shape="block" className="h-40" />
            <Skeleton shape="block" className="h-60" />
          </div>
        )}
      </Page>
      {children}
    </>
  );
}
