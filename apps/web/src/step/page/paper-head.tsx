import { stepDefinition } from '@paidang/contract/steps';
import { labels } from '#labels/step';
import type { StepSheet } from '../../data/step-source';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PersonAvatar } from '../../shared/person-avatar';
import type { StepNature } from '../step-kind';
import { versionName } from '../versions/version-name';

export interface PaperHeadProps {
  kind: StepNature;
  sheet: StepSheet;
  version: number | 'draft';
}

/** Whose words these are, which version, and since when. */
export function PaperHead({ kind, sheet, version }: PaperHeadProps) {
  const now = useNow();
  const { project, task, versions } = sheet;
  const sent = versions.find(({ number }) => number === version);
  const author = sent?.created_by ?? (stepDefinition(kind.code).writer === 'vendor' ? project.vendor : task.creator);
  const facts = [
    version === 'draft' ? labels.draft : versionName(kind.words)(version),
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
