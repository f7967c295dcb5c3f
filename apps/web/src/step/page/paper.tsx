import { stepDefinition } from '@paidang/contract/steps';
import { labels as paperLabels } from '#labels/paper';
import { labels } from '#labels/step';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PrintHead, versionFacts } from '../../shared/paper/print-head';
import { PersonAvatar } from '../../shared/person-avatar';
import { versionName } from '../step-kind';
import { useStepRoom } from './step-room';

/** Author, version and date above the text. */
export function PaperHead({ version }: { version: number | 'draft' }) {
  const { kind, view } = useStepRoom();
  const now = useNow();
  const { project, task, versions } = view;
  const sent = versions.find(({ number }) => number === version);
  const author = sent?.created_by ?? (stepDefinition(kind.code).writer === 'vendor' ? project.vendor : task.creator);
  const facts = [
    version === 'draft' ? labels.draft : versionName(kind.words)(version),
    sent?.name ?? null,
    sent ? labels.sentAt(whenOf(new Date(sent.sent_at), now)) : labels.draftOnlyYou,
    sent?.accepted_at ? labels.accepted : sent?.finalised_at ? labels.finalised : null,
  ].filter((fact) => fact !== null);
  return (
    <div
      data-quote-skip=""
      data-tour="step-head"
      className="mb-6 flex flex-wrap items-center gap-2 border-b border-line pb-5 text-13 text-ink-3 print:hidden"
    >
      {author ? <PersonAvatar person={author} size={24} ring className="mr-1" /> : null}
      <span>{author?.name}</span>
      {facts.map((fact) => (
        <span
          key={fact}
          className="before:mr-2 before:inline-block before:size-[3px] before:rounded-pill before:bg-current before:align-middle before:opacity-55 before:content-['']"
        >
          {fact}
        </span>
      ))}
    </div>
  );
}

/** Head of a step's paper in print. */
export function PaperPrintHead() {
  const { kind, view, choice } = useStepRoom();
  const { versionView, base, comparing } = choice;
  const name = versionName(kind.words);
  const version = view.versions.find(({ number }) => number === versionView);
  const words = version ? name(version.number) : paperLabels.draft;
  const facts = versionFacts(comparing && base !== null ? paperLabels.compared(words, name(base)) : words, version);
  const platform = view.platform?.platform_title;
  return (
    <PrintHead
      view={view}
      title={[kind.code, kind.words.title, platform].filter(Boolean).join(' ')}
      facts={versionView === null ? [] : facts}
    />
  );
}
