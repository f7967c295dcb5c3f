import { paths } from '@paidang/contract/pages';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { FilmMini } from '@paidang/ui/film-mini';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/step';
import type { StepPageView } from '../../data/step-source';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { renderLink } from '../../shared/links';
import { useTitleOf } from '../../stores/page-subject';
import type { StepLabels, StepNaming } from '../step-kind';
import { stepName, stepPath } from '../step-link';
import { miniFrames, progressWords } from '../step-state';

export interface StepHeadProps {
  kind: Pick<StepNaming, 'code'> & { words: Pick<StepLabels, 'title'> };
  view: Pick<StepPageView, 'project' | 'task' | 'step'>;
  /** The other people on the page. */
  children?: ReactNode;
  /** Content at the end of the head. */
  end?: ReactNode;
}

/** Head of a step page: project, step, and the film strip with links to the neighbouring steps. */
export function StepHead({ kind, view, children, end }: StepHeadProps) {
  const { project, task, step } = view;
  useTitleOf(project.name);
  const today = dayOf(useNow());
  const at = task.steps.findIndex((one) => one.uuid === step.uuid);
  const lit = task.steps[at] ?? null;
  return (
    <header className="group/head flex items-center gap-2 border-b border-line bg-paper px-(--page-edge) py-2.5 lg:gap-6 lg:py-3">
      <div className="min-w-0 flex-1">
        <Breadcrumb
          label={labels.path}
          items={[
            { label: labels.projects, href: paths.project },
            { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
            { label: kind.words.title },
          ]}
          renderLink={renderLink}
          // On a phone there is only room for the project's name. The link before it is removed from the tab order too, so that
          // the focus is never on something invisible.
          className="[&_li:nth-last-child(-n+2)]:sr-only max-sm:[&_li:nth-child(-n+2)]:hidden"
        />
        <h1 className="flex items-baseline gap-2.5 text-22 font-strong">
          <span className="shrink-0 font-mono text-14 font-medium text-ink-3">{kind.code}</span>
          {kind.words.title}
        </h1>
      </div>
      {children}
      <nav aria-label={labels.steps} className="flex items-center gap-2">
        <Neighbour view={view} at={at - 1} side="previous" />
        <FilmMini
          frames={miniFrames(project, task, today, lit)}
          size="lg"
          label={progressWords(project, task)}
          // On a phone, the avatars of other people take the space of the film strip rather than that of the title.
          className="max-lg:w-30 max-sm:group-has-data-[slot=companions]/head:w-20 max-[359px]:w-20"
        />
        <Neighbour view={view} at={at + 1} side="next" />
      </nav>
      {end}
    </header>
  );
}

interface NeighbourProps {
  view: Pick<StepPageView, 'task'>;
  at: number;
  side: 'previous' | 'next';
}

/** The previous or next step: a link if it has a page. */
function Neighbour({ view: { task }, at, side }: NeighbourProps) {
  const step = task.steps[at];
  if (!step) return null;
  const path = stepPath(task, step);
  const words = (
    <>
      {side === 'previous' ? <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
      {stepName(task, step)}
      {side === 'next' ? <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" /> : null}
    </>
  );
  const looks = 'flex h-8 items-center gap-1.5 rounded-control px-3 text-13 max-lg:hidden';
  if (!path) return <span className={`${looks} text-ink-3`}>{words}</span>;
  return (
    <Link to={path} className={`${looks} text-ink-2 hover:bg-hover hover:text-ink`}>
      {words}
    </Link>
  );
}
