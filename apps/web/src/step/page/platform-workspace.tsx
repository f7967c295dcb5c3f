import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/step';
import type { StepPageView } from '../../data/step-source';
import { CommentsPanel, ShowComments } from '../board/comments-panel';
import { OpenBoardContext, useStepBoardState } from '../board/use-step-board';
import { type StepNature, versionName } from '../step-kind';
import type { Turn } from '../step-state';
import { MoreButton } from './more-button';
import { StepHead } from './step-head';
import type { StepMenuProps } from './step-menu';
import { TurnBand } from './turn-band';

/** One platform of a step that goes on platform by platform. */
interface PlatformState {
  readonly status: string;
  readonly turn: Turn | null;
}

interface ShownPlatformOptions<Platform> {
  idOf: (platform: Platform) => string;
  /** The platform the address names. */
  named: string | null;
  me: Turn;
  isDone: (platform: Platform) => boolean;
}

/** The platform the address names; without one, the first that waits for the reader, or that is not done. */
export function useShownPlatform<Platform extends PlatformState>(
  platforms: readonly Platform[],
  { idOf, named, me, isDone }: ShownPlatformOptions<Platform>,
): Platform | undefined {
  const find = (id: string | null) => platforms.find((one) => idOf(one) === id);
  // Who has decided about one stays there: the next one is theirs to choose.
  const [first] = useState(() => {
    const platform = platforms.find(({ turn }) => turn === me) ?? platforms.find((one) => !isDone(one));
    return platform ? idOf(platform) : null;
  });
  return find(named) ?? find(first) ?? platforms[0];
}

export interface PlatformWorkspaceProps {
  kind: StepNature;
  view: Pick<StepPageView<unknown>, 'project' | 'task' | 'step'>;
  isVendor: boolean;
  /** The platform on the paper; `undefined` while the task has none. */
  platform: PlatformState | undefined;
  /** What will be here once the task has platforms. */
  hint: string;
  /** What can be kept of the platform on the paper. @default nothing but a print */
  files?: Pick<StepMenuProps, 'version' | 'file' | 'formats'>;
  /** In the head: who else is here. */
  headEnd: ReactNode;
  /** Below the turn. */
  notice?: ReactNode;
  /** The platforms. */
  rail: ReactNode;
  /** Holds what talks about the comments, where a platform has a board of its own. @default nothing around it */
  inBoard?: (work: ReactNode) => ReactNode;
  /** The platform at work. */
  children: ReactNode;
}

/** A step that goes on platform by platform: the platforms at the left, one of them on the paper, comments at the right. */
export function PlatformWorkspace({
  kind,
  view: { project, task, step },
  isVendor,
  platform,
  hint,
  files = { version: null },
  headEnd,
  notice,
  rail,
  inBoard = (work) => work,
  children,
}: PlatformWorkspaceProps) {
  const at = { project, task, step: platform ? { ...step, status: platform.status, turn: platform.turn } : step };
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:pb-(--moves-bar,0px) max-lg:flat:pb-0">
      <StepHead
        kind={kind}
        view={at}
        end={<MoreButton {...files} versionName={versionName(kind.words)} mayPrint={platform !== undefined} />}
      >
        {headEnd}
      </StepHead>
      {platform ? (
        <>
          <TurnBand kind={kind} view={at} isVendor={isVendor} collapsed={false} />
          {notice}
          <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[248px_minmax(0,1fr)_auto]">
            {rail}
            {inBoard(<WithComments>{children}</WithComments>)}
          </div>
        </>
      ) : (
        <EmptyState
          drawing="film"
          title={labels.platforms.none}
          description={hint}
          titleAs="h2"
          className="py-20"
          action={
            <Button asChild>
              <Link to={paths.brief(task.uuid, task.type, { index: task.index })}>{labels.platforms.toBrief}</Link>
            </Button>
          }
        />
      )}
    </div>
  );
}

/** The work, and the comments on it: two columns, or a sheet over the work. */
function WithComments({ children }: { children: ReactNode }) {
  const board = useStepBoardState();
  return (
    <OpenBoardContext.Provider value={board.open}>
      <div className="relative flex min-h-0 min-w-0 flex-col">
        {children}
        {board.wide && !board.isOpen ? <ShowComments onClick={board.open} /> : null}
      </div>
      <CommentsPanel open={board.isOpen} wide={board.wide} onOpenChange={board.setOpen} />
    </OpenBoardContext.Provider>
  );
}
