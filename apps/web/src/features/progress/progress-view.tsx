import type { Project, RatingAverage } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { hasEnded, isVendor, normaliseTaskType, type Role, taskTypeTitles } from '@paidang/contract/vocabulary';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { EmptyState } from '@paidang/ui/empty-state';
import { FilmStrip } from '@paidang/ui/film-strip';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { type ReactNode, useState } from 'react';
import { labels } from '#labels/progress';
import { BuildMode } from '../../shared/build-mode';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { lazyExtra } from '../../shared/lazy-extra';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { sidesOf } from '../../shared/people';
import { StillLoading } from '../../shared/show-together';
import { currentStep } from '../../step/step-state';
import { TaskTrace } from '../../step/trace/task-trace';
import { useTitleOf } from '../../stores/page-subject';
import { ActivityRail } from './activity-rail';
import { filmFrames } from './film-frames';
import { ProjectFacts } from './project-facts';
import { StepRow } from './step-row';

const EndBand = lazyExtra(() => import('./end-band'), <StillLoading />);

export interface ProgressViewProps {
  project: Project;
  role: Role;
  /** Zero-based position of the chosen task. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Project actions, displayed next to its name. */
  actions: ReactNode;
  /** Important notice, displayed first. */
  notice: ReactNode;
  /** The other side's average rating by others. */
  partnerAverage: RatingAverage | null;
}

/** A project: facts, tasks, the chosen task's film strip and steps, and recent activities. */
export function ProgressView({
  project,
  role,
  index,
  onIndexChange,
  actions,
  notice,
  partnerAverage,
}: ProgressViewProps) {
  const today = dayOf(useNow());
  // Stays mounted once needed: its dialog reports if the request was settled by another person.
  const [isEnding, setEnding] = useState(false);
  if (!isEnding && (project.cancellation || hasEnded(project.status))) setEnding(true);
  useTitleOf(project.name);
  const task = project.tasks.find((one) => one.index === index) ?? project.tasks[0];
  return (
    <>
      <PageHead
        className="mb-3"
        title={project.name}
        beside={<BuildMode mode={project.build_mode} />}
        path={
          <Breadcrumb
            label={labels.path}
            items={[{ label: labels.projects, href: paths.project }, { label: labels.progress }]}
            renderLink={renderLink}
          />
        }
        actions={actions}
      />
      {isEnding ? <EndBand project={project} /> : null}
      {notice}
      {task ? (
        <>
          <ProjectFacts project={project} task={task} today={today} partnerAverage={partnerAverage} role={role} />
          <Tabs value={String(task.index)} onValueChange={(value) => onIndexChange(Number(value))}>
            <TabsList aria-label={labels.tasks} className="max-md:-mx-4 max-md:px-4">
              {project.tasks.map((one) => (
                <TabsTrigger key={one.uuid} value={String(one.index)}>
                  {taskTypeTitles[normaliseTaskType(one.type)]}
                  <span className="font-regular text-ink-3">{one.title}</span>
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value={String(task.index)}>
              <TaskSteps project={project} task={task} role={role} today={today} />
            </TabsContent>
          </Tabs>
        </>
      ) : (
        <EmptyState drawing="film" title={labels.noTasks} description={labels.noTasksHint} className="py-20" />
      )}
    </>
  );
}

interface TaskStepsProps {
  project: Project;
  task: Project['tasks'][number];
  role: Role;
  today: string;
}

function TaskSteps({ project, task, role, today }: TaskStepsProps) {
  const me = isVendor(role) ? 'vendor' : 'creator';
  const sides = sidesOf({ project, task });
  const current = currentStep(project, task);
  return (
    <>
      <FilmStrip
        label={labels.film}
        frames={filmFrames(project, task, me, { vendor: sides.left.name, creator: sides.right.name }, today)}
        renderLink={renderLink}
        data-tour="progress-film"
        className="max-md:-mx-4"
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        <section aria-labelledby="steps">
          <h2 id="steps" className="sr-only">
            {labels.steps}
          </h2>
          <ol className="max-md:flex max-md:flex-col">
            {task.steps.map((step) => (
              <StepRow
                key={step.uuid}
                task={task}
                step={step}
                isOver={hasEnded(project.status)}
                isCurrent={step.uuid === current?.uuid}
                me={me}
                sides={sides}
                today={today}
              />
            ))}
          </ol>
        </section>
        <ActivityRail project={project.uuid} />
      </div>
      <TaskTrace task={task} className="mt-10" />
    </>
  );
}
