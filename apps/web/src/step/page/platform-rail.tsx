import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/step';
import type { Turn } from '../step-state';

const platformLabels = labels.platforms;
const turnColours = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

/** A platform in the rail. */
export interface RailPlatform {
  id: string;
  title: string;
  path: string;
  /** Short text with the kind of post and its progress. */
  facts: string;
  badge: ReactNode;
  /** Whose turn it is; `null` if nobody can act. */
  turn: Turn | null;
}

export interface PlatformRailProps {
  platforms: readonly RailPlatform[];
  /** Id of the selected platform. */
  shown: string;
  me: Turn;
  /** Text about how many platforms are done. */
  done: string;
  /** Name of the rail as the target of a tour. */
  tour?: string;
  /** Content below the platforms. */
  children?: ReactNode;
}

/** Lists the platforms with their progress: next to the paper, or above it on small screens. */
export function PlatformRail({ platforms, shown, me, done, tour, children }: PlatformRailProps) {
  return (
    <nav
      aria-label={platformLabels.title}
      data-tour={tour}
      className="min-w-0 border-line py-3 max-lg:border-b max-lg:px-4 lg:overflow-y-auto lg:border-r lg:py-5 lg:pr-4 lg:pl-6 print:hidden"
    >
      <h2 className="mb-2 flex justify-between gap-2 text-12 font-medium text-ink-3">
        <span>{platformLabels.title}</span>
        <span>{done}</span>
      </h2>
      <ul className="grid gap-1 max-lg:grid-cols-2 max-lg:gap-x-4 max-md:grid-cols-1">
        {platforms.map((platform) => (
          <li key={platform.id} className="min-w-0">
            <PlatformLink platform={platform} isShown={platform.id === shown} me={me} />
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

interface PlatformLinkProps {
  platform: RailPlatform;
  isShown: boolean;
  me: Turn;
}

function PlatformLink({ platform: { title, path, facts, badge, turn }, isShown, me }: PlatformLinkProps) {
  return (
    <Link
      to={path}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={cn(
        'flex min-h-11 items-center gap-x-2 rounded-control px-3 text-ink-2 hover:bg-surface lg:-ml-2 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:gap-y-1 lg:py-2.5',
        isShown && 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--pd-line)]',
      )}
    >
      <span className={cn('truncate text-14 max-lg:shrink-0', isShown ? 'font-strong' : 'font-medium')}>{title}</span>
      <span className="order-last max-lg:ml-auto lg:order-none">{badge}</span>
      {facts || turn === me ? <span className="min-w-0 truncate text-12 text-ink-3 max-lg:flex-1">{facts}</span> : null}
      {turn === me ? (
        <b className={cn('shrink-0 text-right text-12 font-strong', turnColours[turn])}>{platformLabels.yours}</b>
      ) : null}
    </Link>
  );
}
