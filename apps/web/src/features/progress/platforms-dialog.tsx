import type { BriefPlatform, PlatformChange, PlatformConsequences, Task } from '@paidang/contract/entities';
import { checkPlatforms } from '@paidang/contract/rules';
import { functionTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { CircleMinus, CirclePlus, FileText, type LucideIcon, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/project-changes';
import { useProjectChanges } from '../../data/projects';
import { useTaskCache } from '../../data/task-cache';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { PlatformList } from '../../shared/row-list/platform-list';
import { showToast } from '../../stores/toasts';

const replacingLabels = labels.replacing;

export interface PlatformsDialogProps {
  task: Task;
  onClose: () => void;
}

/** Chooses the platforms of a task, and confirms the consequences before saving. */
export default function PlatformsDialog({ task, onClose }: PlatformsDialogProps) {
  const { previewPlatforms, changePlatforms } = useProjectChanges();
  const { revalidate } = useTaskCache();
  const call = usePressedCall();
  const [platforms, setPlatforms] = useState<BriefPlatform[]>(() =>
    task.platforms.map(({ platform_uuid, platform_title, kind }) => ({ platform_uuid, platform_title, kind })),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [plan, setPlan] = useState<PlatformConsequences | null>(null);
  const isPossible = plan === null || (plan.changes.length > 0 && !plan.changes.some(({ is_accepted }) => is_accepted));

  const preview = () => call.run(async () => setPlan(await previewPlatforms(task.uuid, platforms)));
  const change = async ({ seen }: PlatformConsequences) => {
    if (!(await call.run(() => changePlatforms(task.uuid, { platforms, seen })))) return setPlan(null);
    await revalidate(task.uuid);
    showToast({ title: replacingLabels.done, tone: 'success' });
    onClose();
  };
  const submit = () => {
    const problems = checkPlatforms(platforms);
    setErrors(problems);
    if (Object.keys(problems).length === 0) void (plan ? change(plan) : preview());
  };

  return (
    <FormDialog
      title={labels.platforms}
      text={replacingLabels.text}
      action={plan ? replacingLabels.action : replacingLabels.look}
      keep={labels.keep}
      disabled={!isPossible}
      isFilled
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlatformList
        items={platforms}
        errors={errors}
        onChange={(items) => {
          setPlatforms(items);
          setErrors({});
          setPlan(null);
          call.clear();
        }}
      />
      <div role="status">{plan ? <Consequences plan={plan} /> : null}</div>
    </FormDialog>
  );
}

function Consequences({ plan: { changes, brief_version: version } }: { plan: PlatformConsequences }) {
  if (changes.length === 0) return <p className="text-14 text-ink-2">{replacingLabels.none}</p>;
  return (
    <section aria-label={replacingLabels.consequences} className="rounded-card border border-line bg-surface p-4">
      <h3 className="mb-2 text-14 font-strong">{replacingLabels.consequences}</h3>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <Consequence key={`${change.change} ${change.kind} ${change.platform_title}`} change={change} />
        ))}
        {version === null ? null : <Line Icon={FileText} text={replacingLabels.brief(version)} />}
      </ul>
    </section>
  );
}

const stepTitles = ({ steps }: PlatformChange): string => steps.map((code) => functionTitles[code]).join('、');

/** Describes what is deleted together with a platform; `''` if nothing. */
function lossOf(change: PlatformChange): string {
  const { versions, drafts, comments } = change;
  const things = [
    versions > 0 ? replacingLabels.versions(versions) : null,
    drafts > 0 ? replacingLabels.drafts(drafts) : null,
    comments > 0 ? replacingLabels.comments(comments) : null,
  ].filter((thing) => thing !== null);
  return things.length > 0 ? replacingLabels.lost(things.join('、'), stepTitles(change)) : '';
}

function Consequence({ change }: { change: PlatformChange }) {
  const { platform_title: title, previous_title: before } = change;
  if (change.change === 'added')
    return <Line Icon={CirclePlus} text={replacingLabels.added(title, stepTitles(change))} />;
  if (change.change === 'renamed')
    return <Line Icon={PencilLine} text={replacingLabels.renamed(before ?? '', title)} />;
  const loss = change.is_accepted ? replacingLabels.accepted : lossOf(change);
  return (
    <Line
      Icon={CircleMinus}
      text={replacingLabels.removed(title)}
      more={loss || replacingLabels.nothingLost}
      isGrave={loss !== ''}
    />
  );
}

interface LineProps {
  Icon: LucideIcon;
  text: string;
  more?: string;
  isGrave?: boolean;
}

function Line({ Icon, text, more, isGrave = false }: LineProps) {
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2 text-14 [overflow-wrap:anywhere]">
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-ink-3" />
      <div>
        {text}
        {more ? <p className={cn('text-13', isGrave ? 'text-danger-600' : 'text-ink-3')}>{more}</p> : null}
      </div>
    </li>
  );
}
