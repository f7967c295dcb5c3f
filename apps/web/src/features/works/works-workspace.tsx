import type { WorksView } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/works';
import { CommentsPanel, ShowComments } from '../../step/board/comments-panel';
import { useStepBoardState } from '../../step/board/use-step-board';
import { MoreButton } from '../../step/page/more-button';
import { StepHead } from '../../step/page/step-head';
import { TurnBand } from '../../step/page/turn-band';
import { versionName } from '../../step/step-kind';
import type { Turn } from '../../step/step-state';
import { PlatformRail } from './platform-rail';
import { WorkPanel } from './work-panel';
import type { WorkRoomOptions } from './work-room';
import { worksKind } from './works-kind';

export interface WorksWorkspaceProps extends Pick<WorkRoomOptions, 'user' | 'onView' | 'onEditingChange'> {
  view: WorksView;
  isVendor: boolean;
  /** Platform the address names. */
  platform: string | null;
  /** In the head: who else is here. */
  headEnd: ReactNode;
}

/** The platform somebody comes for, when the address names none: one that waits for them, or that is not through. */
function firstOf({ works }: WorksView, me: Turn): string | null {
  const work = works.find(({ turn }) => turn === me) ?? works.find(({ status }) => status !== 'passed') ?? works[0];
  return work?.platform.platform_uuid ?? null;
}

/** Works going online: platforms at the left, one of them on the paper, comments at the right. */
export function WorksWorkspace({
  view,
  isVendor,
  platform,
  headEnd,
  user,
  onView,
  onEditingChange,
}: WorksWorkspaceProps) {
  const { project, task, step, works } = view;
  const me: Turn = isVendor ? 'vendor' : 'creator';
  // Who has answered one stays there: the next one is theirs to choose.
  const [first] = useState(() => firstOf(view, me));
  const find = (id: string | null) => works.find(({ platform: { platform_uuid } }) => platform_uuid === id);
  const work = find(platform) ?? find(first) ?? works[0];
  const board = useStepBoardState();

  const shown = work ? { ...step, status: work.status, turn: work.turn } : step;
  const at = { project, task, step: shown };
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:pb-(--moves-bar,0px) max-lg:flat:pb-0">
      <StepHead
        kind={worksKind}
        view={at}
        end={<MoreButton version={null} versionName={versionName(worksKind.words)} mayPrint={work !== undefined} />}
      >
        {headEnd}
      </StepHead>
      {work ? <TurnBand kind={worksKind} view={at} isVendor={isVendor} collapsed={false} /> : null}
      {work ? (
        <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[248px_minmax(0,1fr)_auto]">
          <PlatformRail view={view} shown={work.platform.platform_uuid} me={me} />
          <WorkPanel
            key={work.platform.platform_uuid}
            view={view}
            work={work}
            user={user}
            onView={onView}
            onEditingChange={onEditingChange}
            onOpenBoard={board.open}
          >
            {board.wide && !board.isOpen ? <ShowComments onClick={board.open} /> : null}
          </WorkPanel>
          <CommentsPanel open={board.isOpen} wide={board.wide} onOpenChange={board.setOpen} />
        </div>
      ) : (
        <EmptyState
          drawing="film"
          title={labels.noPlatforms}
          description={labels.noPlatformsHint}
          titleAs="h2"
          className="py-20"
          action={
            <Button asChild>
              <Link to={paths.brief(task.uuid, task.type, { index: task.index })}>{labels.toBrief}</Link>
            </Button>
          }
        />
      )}
    </div>
  );
}
