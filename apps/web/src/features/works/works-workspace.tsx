import type { Work, WorksView } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { ReactNode } from 'react';
import { labels as stepLabels } from '#labels/step';
import { labels } from '#labels/works';
import { PlatformRail } from '../../step/page/platform-rail';
import { PlatformWorkspace, useShownPlatform } from '../../step/page/platform-workspace';
import type { Turn } from '../../step/step-state';
import { WorkPanel } from './work-panel';
import { WorkBadge } from './work-paper';
import type { WorkRoomOptions } from './work-room';
import { worksKind } from './works-kind';

export interface WorksWorkspaceProps extends Pick<WorkRoomOptions, 'user' | 'onView' | 'onEditingChange'> {
  view: WorksView;
  isVendor: boolean;
  /** Platform in the address. */
  platform: string | null;
  /** End of the header: who else is here. */
  headEnd: ReactNode;
}

const idOf = ({ platform }: Work) => platform.platform_uuid;
const isDone = ({ status }: Work) => status === 'passed';

/** Works going online, one platform at a time. */
export function WorksWorkspace({
  view,
  isVendor,
  platform,
  headEnd,
  user,
  onView,
  onEditingChange,
}: WorksWorkspaceProps) {
  const me: Turn = isVendor ? 'vendor' : 'creator';
  const work = useShownPlatform(view.works, { idOf, named: platform, me, isDone });
  return (
    <PlatformWorkspace
      kind={worksKind}
      view={view}
      isVendor={isVendor}
      platform={work}
      hint={labels.noPlatforms}
      headEnd={headEnd}
      rail={work ? <WorksRail view={view} shown={idOf(work)} me={me} /> : null}
    >
      {work ? (
        <WorkPanel
          key={idOf(work)}
          view={view}
          work={work}
          user={user}
          onView={onView}
          onEditingChange={onEditingChange}
        />
      ) : null}
    </PlatformWorkspace>
  );
}

interface WorksRailProps {
  view: WorksView;
  /** Id of the displayed platform. */
  shown: string;
  me: Turn;
}

function WorksRail({ view: { task, works }, shown, me }: WorksRailProps) {
  const facts = ({ platform, reports }: Work) => {
    const match = reports.at(-1)?.comparison?.match;
    return [stepLabels.platforms.kinds[platform.kind], match === undefined ? '' : labels.rail.match(match)];
  };
  return (
    <PlatformRail
      platforms={works.map((work) => ({
        id: idOf(work),
        title: work.platform.platform_title,
        path: paths.worksUpload(task.uuid, { index: task.index, platform: idOf(work) }),
        facts: facts(work).filter(Boolean).join('・'),
        badge: <WorkBadge status={work.status} />,
        turn: work.status === 'locked' ? null : work.turn,
      }))}
      shown={shown}
      me={me}
      done={labels.rail.passed(works.filter(isDone).length, works.length)}
      tour="works-platforms"
    />
  );
}
