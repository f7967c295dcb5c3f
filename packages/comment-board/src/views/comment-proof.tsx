import type { CommentOutcome } from '@paidang/contract/entities';
import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import type { BoardComment } from '../core';
import { useBoardContext, useLabels } from '../react/board-context';
import { useToday } from '../react/use-today';
import { OutcomeWords } from './outcome-words';
import { Icon } from './parts/icon';
import { TextButton } from './parts/text-button';

interface CommentProofProps {
  comment: BoardComment;
}

const frame = 'pdb:mt-2.5 pdb:rounded-small pdb:border pdb:border-line pdb:bg-sunken pdb:px-3 pdb:py-2';

/** Outcome at the place of a comment: to be confirmed, or as it was confirmed. */
export function CommentProof({ comment }: CommentProofProps) {
  const { proof, outcome, is_processed: isProcessed } = comment;
  if (proof && isProcessed) return <Proven comment={comment} proof={proof} />;
  return outcome && !isProcessed ? <Open comment={comment} outcome={outcome} /> : null;
}

function Open({ comment, outcome }: CommentProofProps & { outcome: CommentOutcome }) {
  const { board, labels, permissions, components } = useBoardContext();
  const { OutcomeContent = OutcomeWords } = components;
  const outcomeLabels = labels.outcome;
  const canProve = board.canProve(comment) && permissions.canProcess(comment);
  return (
    <div data-slot="comment-proof" data-state={outcome.kind} className={frame}>
      <OutcomeLine outcome={outcome} />
      <OutcomeContent comment={comment} outcome={outcome} />
      {canProve ? (
        <TextButton
          variant="line"
          icon={<Icon name="check" />}
          aria-keyshortcuts="Enter"
          className="pdb:mt-2"
          onClick={() => void board.prove(comment.message_id)}
        >
          {outcomeLabels.prove}
        </TextButton>
      ) : null}
    </div>
  );
}

function Proven({ comment, proof }: CommentProofProps & { proof: NonNullable<BoardComment['proof']> }) {
  const { labels, components } = useBoardContext();
  const today = useToday();
  const locale = useLocale();
  const { OutcomeContent = OutcomeWords } = components;
  const { outcome, confirmed_by: by, confirmed_at: at } = proof;
  return (
    <details data-slot="comment-proof" data-state="proven" className={frame}>
      <summary className="pdb:cursor-pointer pdb:text-12 pdb:text-ink-2">
        <span>{labels.outcome.proven(by.name, outcome.to)}</span>{' '}
        <time dateTime={at} className="pdb:whitespace-nowrap pdb:text-ink-3 pdb:tabular-nums">
          {labels.when(new Date(at), today, locale)}
        </time>
      </summary>
      <div className="pdb:mt-2">
        <OutcomeLine outcome={outcome} />
        <OutcomeContent comment={comment} outcome={outcome} />
      </div>
    </details>
  );
}

const tones: Record<CommentOutcome['kind'], string> = {
  changed: 'pdb:text-success-600',
  gone: 'pdb:text-danger-600',
  unchanged: 'pdb:text-warning-600',
  seen: 'pdb:text-ink-2',
};

/** The two versions, and what changed between them. */
function OutcomeLine({ outcome: { kind, from, to, moved, is_quote_kept: isKept } }: { outcome: CommentOutcome }) {
  const { outcome: outcomeLabels } = useLabels();
  return (
    <p className="pdb:mb-1 pdb:flex pdb:flex-wrap pdb:items-baseline pdb:gap-x-2 pdb:text-12 pdb:text-ink-3">
      <span className="pdb:tabular-nums">{outcomeLabels.versions(from, to)}</span>
      <b className={cx('pdb:font-medium', tones[kind])}>{outcomeLabels.kinds[kind]}</b>
      {kind === 'changed' && isKept ? <span>{outcomeLabels.beside}</span> : null}
      {moved ? <span>{outcomeLabels.moved(moved.from, moved.to)}</span> : null}
    </p>
  );
}
