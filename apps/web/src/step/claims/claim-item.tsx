import { defaultLabels } from '@paidang/claims';
import type { ClaimAnswer } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { useEffect, useId, useRef } from 'react';
import { labels } from '#labels/claims';
import { AnswerForm } from './answer-form';
import type { ShownClaim } from './found-claims';
import { SeverityMark } from './severity-mark';

export interface ClaimItemProps {
  claim: ShownClaim;
  answers: readonly ClaimAnswer[];
  /** Who reads this and may answer; `null` when nothing changes any more. */
  user: string | null;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Puts other words in their place; without it the text is only read. */
  onReplace: ((words: string) => void) | undefined;
  /** @throws why it was not kept */
  onAnswer: (reason: string) => Promise<void>;
  onWithdraw: (answer: string) => Promise<void>;
  /** Goes to the one after it. */
  onNext: () => void;
}

/** Words that may be a risk: opened, why, by which law, what to write instead, and why they may be said after all. */
export function ClaimItem({ claim, answers, user, isOpen, onOpenChange, onNext, ...on }: ClaimItemProps) {
  const { text, severity, why, law, instead, clearedBy, field } = claim;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const where = labels.where(field);
  const own = answers.find((answer) => answer.created_by.uuid === user);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className={cn('border-b border-line', isOpen && 'bg-sunken shadow-[inset_3px_0_0_var(--pd-ink)]')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
        className="flex w-full items-start gap-2.5 px-5 py-3 text-left focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <SeverityMark severity={severity} answered={answers.length > 0} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <b className="min-w-0 text-15 font-medium [overflow-wrap:anywhere]">{text}</b>
            <span className="sr-only">{labels.severity[severity].name}</span>
            {where ? <span className="ml-auto shrink-0 text-12 text-ink-3">{where}</span> : null}
          </span>
          <span className="block text-13 text-ink-2">{why}</span>
        </span>
        {answers.length > 0 ? <Badge tone="success">{labels.answered}</Badge> : null}
      </button>
      {isOpen ? (
        <div id={id} className="grid gap-3 pr-5 pb-4 pl-10.5">
          <p className="text-13 text-ink-2">
            <span className="mr-2 text-ink-3">{labels.rule}</span>
            {law}
          </p>
          {clearedBy ? <p className="text-13 text-ink-2">{defaultLabels.clearedBy[clearedBy]}</p> : null}
          {on.onReplace ? <Instead claim={claim} onReplace={on.onReplace} /> : null}
          {!on.onReplace && instead.length > 0 ? <p className="text-13">{instead.join('、')}</p> : null}
          {answers.map(({ answer_uuid, reason, created_by }) => (
            <blockquote key={answer_uuid} className="border-l-2 border-success-600 pl-3 text-14">
              <p className="text-12 text-ink-3">{labels.because(created_by.name)}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
            </blockquote>
          ))}
          <div className="flex flex-wrap items-start gap-2">
            {user && !own ? <AnswerForm onAnswer={on.onAnswer} /> : null}
            {own ? (
              <Button size="sm" variant="ghost" onClick={() => void on.onWithdraw(own.answer_uuid)}>
                {labels.answer.withdraw}
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" className="ml-auto" aria-keyshortcuts="F8" onClick={onNext}>
              <span
                aria-hidden="true"
                className="rounded-[4px] border border-line px-1 font-mono text-12 text-ink-3 max-lg:hidden"
              >
                {labels.nextKey}
              </span>
              {labels.next}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** What to write instead, each with a button that writes it. */
function Instead({ claim: { text, instead }, onReplace }: { claim: ShownClaim; onReplace: (words: string) => void }) {
  if (instead.length === 0) return <p className="text-13 text-ink-2">{labels.leaveOut}</p>;
  return (
    <div className="grid gap-1">
      <p className="text-12 text-ink-3">{labels.instead}</p>
      <ul>
        {instead.map((words) => (
          <li key={words} className="flex items-center gap-2 border-t border-line py-1.5 first:border-0">
            <span className="min-w-0 flex-1 text-14">{words}</span>
            <Button size="sm" aria-label={labels.adoptWords(text, words)} onClick={() => onReplace(words)}>
              {labels.adopt}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
