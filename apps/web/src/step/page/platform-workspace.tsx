import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/step';
import type { StepPageView } from '../../data/step-source';
import { CommentsPanel, ShowComments } from '../board/comments-panel';
import { OpenBoardContext, useStepBoardState } from '../board/use-step-board';
import { type StepNaming, versionName } from '../step-kind';
import type { Turn } from '../step-state';
import { MoreButton } from './head-parts';
import { StepHead } from './step-head';
import type { StepMenuProps } from './step-menu';
import { TurnBand } from './turn-band';

/** State of one platform in a step that proceeds platform by platform. */
interface PlatformState {
  readonly status: string;
  readonly turn: Turn | null;
}

interface ShownPlatformOptions<Platform> {
  idOf: (platform: Platform) => string;
  /** Id of the platform in the address. */
  named: string | null;
  me: Turn;
  isDone: (platform: Platform) => boolean;
}

/** The platform named in the address; otherwise the first that waits for the reader, or the first that is not done. */
export function useShownPlatform<Platform extends PlatformState>(
  platforms: readonly Platform[],
  { idOf, named, me, isDone }: ShownPlatformOptions<Platform>,
): Platform | undefined {
  const find = (id: string | null) => platforms.find((one) => idOf(one) === id);
  // Kept after the first render: a reader who has decided about one platform stays there and chooses the next one.
  const [first] = useState(() => {
    const platform = platforms.find(({ turn }) => turn === me) ?? platforms.find((one) => !isDone(one));
    return platform ? idOf(platform) : null;
  });
  return find(named) ?? find(first) ?? platforms[0];
}

export interface PlatformWorkspaceProps {
  kind: StepNaming;
  view: Pick<StepPageView<unknown>, 'project' | 'task' | 'step'>;
  isVendor: boolean;
  /** The selected platform; `undefined` while the task has none. */
  platform: PlatformState | undefined;
  /** What will be displayed here once the task has platforms. */
  hint: string;
  /** Downloads for the selected platform. @default printing only */
  files?: Pick<StepMenuProps, 'version' | 'file' | 'formats'>;
  /** Content of the head: other people on the page. */
  headEnd: ReactNode;
  /** Notice below the turn band. */
  notice?: ReactNode;
  /** List of the platforms. */
  rail: ReactNode;
  /** Wraps everything that uses the comments, if each platform has a board of its own. @default no wrapper */
  inBoard?: (work: ReactNode) => ReactNode;
  /** The work of the selected platform. */
  children: ReactNode;
}

/** A step that proceeds platform by platform: platforms on the left, the selected one on the paper, comments on the right. */
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

/** The work and its comments: in two columns, or with the comments in a sheet over the work. */
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
