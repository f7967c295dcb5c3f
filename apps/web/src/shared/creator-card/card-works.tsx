import type { CardWork } from '@paidang/contract/entities';
import { card as words } from '#labels/creators';
import { shortNumber } from '../creators/facts';
import { PlaceLink } from '../links';
import { PlatformMark } from '../platform-mark';
import { CardSection } from './card-section';

/** Works whose brands agreed to their being shown. */
export function CardWorks({ works }: { works: readonly CardWork[] }) {
  if (works.length === 0) return null;
  return (
    <CardSection title={words.works}>
      <ul className="grid gap-x-6 gap-y-7 @xl:grid-cols-2 @4xl:grid-cols-3">
        {works.map(({ task_uuid, title, url, picture, platform, views, brand }) => (
          <li key={`${task_uuid} ${url}`} className="min-w-0">
            <PlaceLink to={url} isElsewhere className="group block rounded-tight">
              {picture ? (
                <img
                  src={picture}
                  alt=""
                  loading="lazy"
                  width={384}
                  height={216}
                  className="aspect-video w-full rounded-tight object-cover"
                />
              ) : (
                <span className="grid aspect-video place-items-center rounded-tight bg-sunken">
                  <PlatformMark size={40} />
                </span>
              )}
              <b className="mt-2.5 block text-15 font-strong underline-offset-4 wrap-anywhere group-hover:underline">
                {title}
              </b>
            </PlaceLink>
            <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-3">
              <span>
                {platform}
                {views === null ? '' : `　${words.workViews(shortNumber(views))}`}
              </span>
              <span className="text-ink-2">{words.workBrand(brand)}</span>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
