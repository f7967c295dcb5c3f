import type { Work, WorksView } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { Link } from 'react-router-dom';
import { labels } from '#labels/works';
import type { Turn } from '../../step/step-state';
import { WorkBadge } from './work-badge';

const words = labels.rail;
const turnColours = { vendor: 'text-vendor-600', creator: 'text-creator-600' } as const;

export interface PlatformRailProps {
  view: WorksView;
  /** The platform on the paper. */
  shown: string;
  me: Turn;
}

/** The platforms with how far each is: beside the paper, above it on small screens. */
export function PlatformRail({ view: { task, works }, shown, me }: PlatformRailProps) {
  const passed = works.filter(({ status }) => status === 'passed').length;
  return (
    <nav
      aria-label={words.title}
      data-tour="works-platforms"
      className="min-w-0 border-line py-3 max-lg:border-b max-lg:px-4 lg:overflow-y-auto lg:border-r lg:py-5 lg:pr-4 lg:pl-6"
    >
      <h2 className="mb-2 flex justify-between gap-2 text-12 font-medium text-ink-3">
        <span>{words.title}</span>
        <span>{words.passed(passed, works.length)}</span>
      </h2>
      <ul className="grid gap-1 max-lg:grid-cols-2 max-lg:gap-x-4 max-md:grid-cols-1">
        {works.map((work) => (
          <li key={work.platform.platform_uuid} className="min-w-0">
            <PlatformItem
              work={work}
              path={paths.worksUpload(task.uuid, { index: task.index, platform: work.platform.platform_uuid })}
              isShown={work.platform.platform_uuid === shown}
              me={me}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlatformItemProps {
  work: Work;
  path: string;
  isShown: boolean;
  me: Turn;
}

function PlatformItem({ work: { platform, status, turn, reports }, path, isShown, me }: PlatformItemProps) {
  const match = reports.at(-1)?.comparison?.match;
  const facts = [labels.kinds[platform.kind], match === undefined ? '' : words.match(match)].filter(Boolean);
  return (
    <Link
      to={path}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={cn(
        'flex min-h-11 items-center gap-x-2 rounded-control px-3 text-ink-2 hover:bg-surface lg:-ml-2 lg:grid lg:min-h-15 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:gap-y-1 lg:py-2.5',
        isShown && 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--pd-line)]',
      )}
    >
      <span className={cn('truncate text-14 max-lg:shrink-0', isShown ? 'font-strong' : 'font-medium')}>
        {platform.platform_title}
      </span>
      <span className="order-last lg:order-none">
        <WorkBadge status={status} />
      </span>
      <span className="min-w-0 truncate text-12 text-ink-3 max-lg:flex-1 lg:min-h-4.5">{facts.join('・')}</span>
      {turn === me && status !== 'locked' ? (
        <b className={cn('shrink-0 text-right text-12 font-strong', turnColours[turn])}>{words.yours}</b>
      ) : null}
    </Link>
  );
}
