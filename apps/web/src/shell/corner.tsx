import { paths, patterns } from '@paidang/contract/pages';
import { BackToTop } from '@paidang/ui/back-to-top';
import { cn } from '@paidang/ui/cn';
import { matchPath, useLocation } from 'react-router-dom';
import { site } from '../config/site';
import { MessengerButton } from './creator/messenger-button';
import { SideBanner } from './creator/side-banner';
import { useIsCourted } from './creator/use-is-courted';
import { UploadPill } from './uploads/upload-pill';
import { useChatHeads } from './use-chat-heads';

const withMessenger: readonly string[] = [patterns.home, paths.bonus, patterns.project, patterns.projectProgress];
/** Desks fill the window: no margin for a banner, and their moves lie at the bottom of a narrow page. */
const desks: readonly string[] = [
  patterns.chat,
  patterns.schedule,
  ...Object.values(patterns).filter((pattern) => pattern.includes('/:taskId')),
];
/** Height of a minimised conversation and the gap above it, px. */
const head = 56 + 12;

const isOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname));

/** What floats at the right: back to the top, the messenger, the campaign. It gives way to conversations. */
export default function Corner() {
  const { pathname } = useLocation();
  const isCourted = useIsCourted();
  const heads = useChatHeads();
  const isDesk = isOneOf(desks, pathname);
  const messenger = isCourted && isOneOf(withMessenger, pathname) ? site.messenger : undefined;
  return (
    <>
      {isCourted && !isDesk && !matchPath(paths.bonus, pathname) ? <SideBanner /> : null}
      {heads === 'window' ? null : (
        <div
          className={cn(
            'pointer-events-none fixed print:hidden right-[max(16px,env(safe-area-inset-right))] z-(--pd-z-sticky) flex flex-col items-end gap-3 *:pointer-events-auto sm:right-6',
            isDesk
              ? 'bottom-40 max-lg:bottom-[calc(var(--moves-bar,0px)+16px)]'
              : 'bottom-[max(16px,env(safe-area-inset-bottom))] sm:bottom-6',
          )}
          style={{ marginBottom: heads * head }}
        >
          <UploadPill />
          <BackToTop className="static" />
          {messenger ? <MessengerButton to={messenger} /> : null}
        </div>
      )}
    </>
  );
}
