import type { RatingAverage } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Avatar } from '@paidang/ui/avatar';
import { Breadcrumb } from '@paidang/ui/breadcrumb';
import { Button } from '@paidang/ui/button';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { LoadingOverlay } from '@paidang/ui/loading-overlay';
import { Textarea } from '@paidang/ui/textarea';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/open-project';
import { labels as shared } from '#labels/shared';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { RestoredNote } from '../../shared/kept-form/kept-form';
import { renderLink } from '../../shared/links';
import { Page } from '../../shared/page/page';
import { PageHead } from '../../shared/page/page-head';
import { CallProblem } from '../../shared/pressed-call/pressed-call';
import { TaskFields } from '../../shared/task-form/task-fields';
import { emptyTask, type TaskForm } from '../../shared/task-form/task-form';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { ProjectSummary } from './project-summary';
import { useProjectForm } from './use-project-form';

export interface OpenProjectPageProps {
  /** Id of the creator's invitation that this answers. */
  invitation: string | null;
  /** The creator who sent it. */
  partner: { name: string; avatar: string | null; average: RatingAverage | null } | null;
}

/** Form that opens a project. */
export function OpenProjectPage({ invitation, partner }: OpenProjectPageProps) {
  const navigate = useNavigate();
  const today = dayOf(useNow());
  const brand = useSession((state) => state.user?.company_name ?? '');
  const { form, problems, failure, busy, change, submit, element, isRestored, startOver } = useProjectForm({
    brand,
    invitation,
    onOpened: (project) => {
      showToast({ title: labels.done, tone: 'success' });
      navigate(paths.projectProgress(project, 0), { replace: true });
    },
  });
  const wrong = Object.keys(problems).length;
  const changeTask = (id: string, changes: Partial<TaskForm>) =>
    change({ tasks: form.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)) });

  return (
    <Page>
      <PageHead
        title={labels.title}
        lead={partner ? null : labels.lead}
        path={
          <Breadcrumb
            label={labels.path}
            items={[{ label: labels.projects, href: paths.project }, { label: labels.title }]}
            renderLink={renderLink}
          />
        }
      />
      {partner ? (
        <p className="mt-3 flex items-center gap-3 text-ink-2">
          <Avatar name={partner.name} src={partner.avatar} size={40} tone="creator" ring decorative />
          {labels.with(partner.name)}
          {partner.average ? <span className="text-13">{shared.rated.line(partner.average)}</span> : null}
        </p>
      ) : null}
      <div className="mt-8 grid gap-14 lg:grid-cols-[minmax(0,var(--page-text))_minmax(0,1fr)]">
        <div className="min-w-0">
          <RestoredNote isRestored={isRestored} onStartOver={startOver} className="mb-6" />
          <form ref={element} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <Field label={labels.name} hint={labels.nameHint} error={problems.name} lines={2} required>
              <Input
                placeholder={labels.namePlaceholder}
                maxLength={limits.project.nameLength}
                value={form.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
            <div className="grid items-start gap-x-6 gap-y-2.5 sm:grid-cols-2">
              <Field label={labels.brand} error={problems.brand} lines={1} required>
                <Input
                  maxLength={limits.project.nameLength}
                  value={form.brand}
                  onChange={(event) => change({ brand: event.target.value })}
                />
              </Field>
              <Field label={labels.product} error={problems.product} lines={1} required>
                <Input
                  maxLength={limits.project.nameLength}
                  value={form.product}
                  onChange={(event) => change({ product: event.target.value })}
                />
              </Field>
              <Field label={labels.start} optional={labels.optional} error={problems.start_date} lines={1}>
                <DatePicker value={form.start} today={today} onValueChange={(start) => change({ start })} />
              </Field>
              <Field label={labels.end} optional={labels.optional} error={problems.end_date} lines={1}>
                <DatePicker value={form.end} today={today} onValueChange={(end) => change({ end })} />
              </Field>
            </div>
            <section aria-labelledby="tasks" className="grid gap-3">
              <h2 id="tasks" className="text-16 font-strong">
                {labels.tasks}
              </h2>
              {form.tasks.map((task, at) => (
                <TaskFields
                  key={task.id}
                  task={task}
                  number={at + 1}
                  error={problems[`tasks.${at}.title`]}
                  onChange={(changes) => changeTask(task.id, changes)}
                  onRemove={
                    form.tasks.length > 1
                      ? () => change({ tasks: form.tasks.filter(({ id }) => id !== task.id) })
                      : undefined
                  }
                />
              ))}
              <div>
                <Button
                  icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
                  disabled={form.tasks.length >= limits.project.tasks}
                  onClick={() => change({ tasks: [...form.tasks, emptyTask()] })}
                >
                  {labels.addTask}
                </Button>
              </div>
            </section>
            {invitation ? null : (
              <>
                <Field
                  label={labels.email}
                  optional={labels.optional}
                  hint={labels.emailHint}
                  error={problems.creator_email ?? problems.email}
                  lines={2}
                >
                  <Input
                    type="email"
                    inputMode="email"
                    autoComplete="off"
                    value={form.email}
                    onChange={(event) => change({ email: event.target.value })}
                  />
                </Field>
                {form.email.trim() ? (
                  <Field
                    label={labels.note}
                    optional={labels.optional}
                    hint={`${form.note.length}/${limits.invitations.noteLength}`}
                  >
                    <Textarea
                      minHeight={96}
                      maxLength={limits.invitations.noteLength}
                      value={form.note}
                      onChange={(event) => change({ note: event.target.value })}
                    />
                  </Field>
                ) : null}
              </>
            )}
            <CallProblem problem={wrong > 0 ? labels.wrong(wrong) : failure} />
            <div className="flex justify-end border-t border-line pt-6">
              <Button type="submit" variant="ink" size="lg" busy={busy}>
                {labels.submit}
              </Button>
            </div>
          </form>
        </div>
        <ProjectSummary form={form} partner={partner?.name ?? null} today={today} />
      </div>
      <LoadingOverlay open={busy} />
    </Page>
  );
}
