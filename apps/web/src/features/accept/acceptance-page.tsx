import type { AcceptanceRow, AcceptanceSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isStepDone } from '@paidang/contract/steps';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { EmptyState } from '@paidang/ui/empty-state';
import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/acceptance';
import { PressMenu } from '../../shared/layers/press-menu';
import { renderLink } from '../../shared/links';
import { PageHead } from '../../shared/page/page-head';
import { PrintHead } from '../../shared/paper/print-head';
import { sidesOf } from '../../shared/people';
import { stepPath } from '../../step/step-link';
import { TaskTrace } from '../../step/trace/task-trace';
import { useTitleOf } from '../../stores/page-subject';
import { AcceptDialog } from './accept-dialog';
import { AcceptRow } from './accept-row';

const load = () => import('./acceptance-files-menu');

export interface AcceptSheetProps {
  view: AcceptanceSummary;
  /** Step whose acceptance is being saved. */
  busy: string | null;
  /** @throws the refusal, which the dialog shows */
  onAccept: (row: AcceptanceRow) => Promise<void>;
}

/** Everything in a task that the vendor accepts: for each step the version to accept, and one button. */
export function AcceptancePage({ view, busy, onAccept }: AcceptSheetProps) {
  const { project, task, steps } = view;
  const navigate = useNavigate();
  useTitleOf(project.name);
  const [asked, setAsked] = useState<AcceptanceRow | null>(null);
  const creator = sidesOf({ project, task }).right.name;
  const done = steps.filter(({ step }) => isStepDone(step.function, step.status)).length;
  return (
    <>
      <PrintHead view={view} title={labels.title} facts={[[labels.state, labels.progress(done, steps.length)]]} />
      <PageHead
        className="print:hidden"
        title={labels.title}
        beside={steps.length > 0 ? <p className="text-14 text-ink-2">{labels.progress(done, steps.length)}</p> : null}
        lead={labels.hint(creator)}
        path={
          <Breadcrumb
            label={labels.path}
            items={[
              { label: labels.projects, href: paths.project },
              { label: project.name, href: paths.projectProgress(project.uuid, task.index) },
              { label: labels.title },
            ]}
            renderLink={renderLink}
          />
        }
        actions={<AcceptanceFiles task={task.uuid} />}
      />
      {steps.length === 0 ? (
        <EmptyState
          drawing="film"
          title={labels.empty}
          description={labels.emptyHint(creator)}
          titleAs="h2"
          className="py-16"
        />
      ) : (
        <ol aria-label={labels.list} className="mt-6 border-t border-line">
          {steps.map((row) => (
            <AcceptRow
              key={row.step.uuid}
              task={task}
              row={row}
              busy={busy === row.step.uuid}
              onAccept={() => setAsked(row)}
            />
          ))}
        </ol>
      )}
      <TaskTrace task={task} className="mt-10" />
      <AcceptDialog
        row={asked}
        now={steps.find(({ step }) => step.uuid === asked?.step.uuid) ?? null}
        onLook={({ step }) => void navigate(stepPath(task, step) ?? paths.project)}
        onCancel={() => setAsked(null)}
        onConfirm={onAccept}
      />
    </>
  );
}

/** Button for exporting the acceptance sheet. */
function AcceptanceFiles({ task }: { task: string }) {
  return (
    <span className="ml-auto">
      <PressMenu
        load={load}
        menu={{ task }}
        trigger={(trigger) => (
          <IconButton label={labels.keep} {...trigger}>
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      />
    </span>
  );
}
