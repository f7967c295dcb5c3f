import { paths, patterns } from '@paidang/contract/pages';
import { BackToTop } from '@paidang/ui/back-to-top';
import { cn } from '@paidang/ui/cn';
import { IconButton } from '@paidang/ui/icon-button';
import { Gift, Headset, X } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { labels } from '#labels/creator-corner';
import { site } from '../config/site';
import { PlaceLink } from '../shared/links';
import { useOffers, useShowsCreatorOffers } from '../stores/offers';
import { useChatHeads } from './chat/use-chat-state';
import { UploadPill } from './uploads/upload-pill';

const withMessenger: readonly string[] = [patterns.home, paths.bonus, patterns.project, patterns.projectProgress];
/** Workspace pages fill the window: they have no margin for a banner, and their action bar is at the bottom of a narrow page. */
const workspacePaths: readonly string[] = [
  patterns.chat,
  patterns.schedule,
  ...Object.values(patterns).filter((pattern) => pattern.includes('/:taskId')),
];
/** Height of a minimised chat window plus the gap above it, in pixels. */
const minimisedChatHeight = 56 + 12;

const isOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname));

/**
 * Floating elements on the right: campaign banner, upload progress, back to top, messenger. All but the banner move up above
 * minimised chats, and hide while a chat window is open.
 */
export default function Corner() {
  const { pathname } = useLocation();
  const showsOffers = useShowsCreatorOffers();
  const heads = useChatHeads();
  const isWorkspace = isOneOf(workspacePaths, pathname);
  const messenger = showsOffers && isOneOf(withMessenger, pathname) ? site.messenger : undefined;
  return (
    <>
      {showsOffers && !isWorkspace && !matchPath(paths.bonus, pathname) ? <SideBanner /> : null}
      {heads === 'window' ? null : (
        <div
          className={cn(
            'pointer-events-none fixed print:hidden right-[max(16px,env(safe-area-inset-right))] z-(--pd-z-sticky) flex flex-col items-end gap-3 *:pointer-events-auto sm:right-6',
            isWorkspace
              ? 'bottom-40 max-lg:bottom-[calc(var(--moves-bar,0px)+16px)]'
              : 'bottom-[max(16px,env(safe-area-inset-bottom))] sm:bottom-6',
          )}
          style={{ marginBottom: heads * minimisedChatHeight }}
        >
          <UploadPill />
          <BackToTop className="static" />
          {messenger ? <MessengerButton to={messenger} /> : null}
        </div>
      )}
    </>
  );
}

/** The campaign banner in the margin of pages that have one. */
function SideBanner() {
  const { closed, close } = useOffers();
  if (closed.includes('side')) return null;
  return (
    <aside
      aria-label={labels.sideLabel}
      className="fixed top-1/2 right-0 z-(--pd-z-sticky) w-9 -translate-y-1/2 overflow-hidden rounded-l-card border border-r-0 border-line-strong bg-raised shadow-2 max-[1279px]:hidden"
    >
      <Link
        to={paths.bonus}
        className="flex flex-col items-center gap-2 pt-4 pb-2 text-13 font-medium tracking-[.12em] -outline-offset-2 hover:bg-hover"
      >
        <Gift size={16} strokeWidth={1.75} aria-hidden="true" className="text-creator-600" />
        <span className="[writing-mode:vertical-rl]">{labels.side}</span>
      </Link>
      <IconButton
        label={labels.closeSide}
        size="sm"
        tooltipSide="left"
        className="-outline-offset-2"
        onClick={() => close('side')}
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}

export interface MessengerButtonProps {
  /** Address of the official account. */
  to: string;
}

/** Link to the team's account in a messaging app. */
function MessengerButton({ to }: MessengerButtonProps) {
  return (
    <PlaceLink
      to={to}
      isElsewhere
      className="flex h-12 items-center gap-2 rounded-pill bg-ink px-3.5 font-medium text-on-ink shadow-3 hover:bg-ink-hover active:bg-ink-press md:pr-5"
    >
      <Headset size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-md:sr-only">{labels.messenger}</span>
    </PlaceLink>
  );
}
