import type { Requirement } from '@paidang/contract/entities';
import { labels as claimLabels } from '#labels/claims';
import { labels } from '#labels/trace';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { ShownClaim } from '../claims/found-claims';

/** What the user has to confirm before sending: risky claims and unmet requirements of the brief. */
export interface SendQuestion {
  claims: readonly Pick<ShownClaim, 'id' | 'text'>[];
  gaps: readonly Requirement[];
}

export interface SendDialogProps {
  /** `null` for none. */
  question: SendQuestion | null;
  /** Name of the other side. */
  other: string;
  onSend: () => unknown;
  /** Shows the first problem in question. */
  onLook: (question: SendQuestion) => void;
  onClose: () => void;
}

/** Number of requirements that are named. */
const maxNamed = 3;

const namesOf = (gaps: readonly Requirement[]): string =>
  gaps
    .slice(0, maxNamed)
    .map(({ text }) => `「${text}」`)
    .join('、') + (gaps.length > maxNamed ? labels.ask.more(gaps.length) : '');

/** Asks once before sending something that has risky claims or does not meet the brief. Sending is always possible. */
export function SendDialog({ question, other, onSend, onLook, onClose }: SendDialogProps) {
  const { claims, gaps } = question ?? { claims: [], gaps: [] };
  const titles = [
    ...(claims.length > 0 ? [claimLabels.ask.title(claims.length)] : []),
    ...(gaps.length > 0 ? [labels.ask.title(gaps.length)] : []),
  ];
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && onClose()}
      title={titles.join('，')}
      text={
        <>
          {claims.length > 0 ? (
            <span className="block">
              {claimLabels.ask.text(claims.map(({ text }) => `「${text}」`).join('、'), other)}
            </span>
          ) : null}
          {gaps.length > 0 ? <span className="mt-2 block first:mt-0">{labels.ask.text(namesOf(gaps))}</span> : null}
        </>
      }
      cancel={claimLabels.ask.look}
      confirm={claimLabels.ask.send}
      onConfirm={onSend}
      onCancel={() => question && onLook(question)}
    />
  );
}
