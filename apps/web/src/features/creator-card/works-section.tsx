import type { WorkConsentState } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/creator-card';
import { useWorksToShow } from '../../data/creator-card';
import { Section } from '../../shared/page/section';
import { PlatformMark } from '../../shared/platform-mark';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import type { CardFormState } from './card-form';

const worksLabels = labels.works;

/** Works from closed projects: which are on the card, and the brands' answers. */
export function WorksSection({ state: { form, change, problemOf } }: { state: CardFormState }) {
  const { works, ask } = useWorksToShow();
  const problem = problemOf('works');
  const toggle = (task: string, isOn: boolean) =>
    change({ works: isOn ? [...form.works, task] : form.works.filter((one) => one !== task) });
  return (
    <Section title={worksLabels.title} hint={worksLabels.hint}>
      {works?.length === 0 ? <p className="text-ink-2">{worksLabels.none}</p> : null}
      {works ? null : <Skeleton shape="block" className="h-24" />}
      <ul className="grid max-w-[640px]">
        {works?.map((work) => (
          <li key={work.task_uuid} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
            <Checkbox
              aria-label={worksLabels.show(work.title)}
              checked={form.works.includes(work.task_uuid)}
              disabled={
                !form.works.includes(work.task_uuid) &&
                (work.consent !== 'given' || form.works.length >= creatorCardLimits.works)
              }
              onCheckedChange={(checked) => toggle(work.task_uuid, checked === true)}
            />
            {work.picture ? (
              <img
                src={work.picture}
                alt=""
                width={80}
                height={45}
                loading="lazy"
                className="aspect-video w-20 shrink-0 rounded-tight object-cover"
              />
            ) : (
              <span className="grid aspect-video w-20 shrink-0 place-items-center rounded-tight bg-sunken">
                <PlatformMark size={24} />
              </span>
            )}
            <span className="min-w-0 flex-1 basis-40">
              <b className="block truncate font-medium">{work.title}</b>
              <span className="block truncate text-12 text-ink-3">{worksLabels.of(work.brand, work.project.name)}</span>
            </span>
            <Consent work={work} onAsk={ask} />
          </li>
        ))}
      </ul>
      {problem ? (
        <p role="alert" className="mt-2 text-13 text-danger-600">
          {problem}
        </p>
      ) : null}
    </Section>
  );
}

function Consent({ work, onAsk }: { work: WorkConsentState; onAsk: (task: string) => Promise<void> }) {
  const call = usePressedCall();
  const ask = async () => {
    if (await call.run(() => onAsk(work.task_uuid))) showToast({ title: worksLabels.asked, tone: 'success' });
  };
  return (
    <span className="ml-auto flex flex-wrap items-center justify-end gap-2 text-13 text-ink-2">
      {worksLabels.consents[work.consent]}
      {work.consent === 'asked' || work.consent === 'given' ? null : (
        <Button size="sm" busy={call.busy} aria-label={worksLabels.askOf(work.title)} onClick={() => void ask()}>
          {worksLabels.ask}
        </Button>
      )}
      <CallProblem problem={call.problem} className="w-full" />
    </span>
  );
}
