import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import type { ClaimsLabels, ReasonLabels } from '../labels';
import type { ClaimActions, ClaimReason, ShownClaim } from './found-claims';
import { ReasonForm, type ReasonFormProps } from './reason-form';

export interface ClaimDetailsProps extends Omit<ClaimActions, 'onNext'> {
  claim: ShownClaim;
  reasons: readonly ClaimReason[];
  /** The reader. */
  user: string | null;
  labels: ClaimsLabels;
}

/** Law, safer wordings, and reasons why the words are permissible after all. */
export function ClaimDetails({ claim, reasons, user, labels, ...actions }: ClaimDetailsProps) {
  const { law, clearedBy } = claim;
  const claimLabels = labels.claim;
  return (
    <>
      <p className="pdl:text-13 pdl:text-ink-2">
        <span className="pdl:mr-2 pdl:text-ink-3">{claimLabels.law}</span>
        {law}
      </p>
      {clearedBy ? <p className="pdl:text-13 pdl:text-ink-2">{labels.clearedBy[clearedBy]}</p> : null}
      <Instead claim={claim} labels={labels} onReplace={actions.onReplace} />
      <Reasons reasons={reasons} user={user} labels={labels} {...actions} />
    </>
  );
}

type InsteadProps = Pick<ClaimDetailsProps, 'claim' | 'labels' | 'onReplace'>;

/** Safer wordings, each with a button that inserts it, and other advice. */
function Instead({ claim, labels, onReplace }: InsteadProps) {
  const { advice, instead } = claim;
  const claimLabels = labels.claim;
  return (
    <>
      {advice ? (
        <p className="pdl:text-13 pdl:wrap-anywhere">
          <span className="pdl:mr-2 pdl:text-ink-3">{claimLabels.advice}</span>
          {advice}
        </p>
      ) : null}
      {instead.length > 0 || !advice ? <Wordings claim={claim} labels={labels} onReplace={onReplace} /> : null}
    </>
  );
}

function Wordings({ claim: { text, instead }, labels: { claim: claimLabels }, onReplace }: InsteadProps) {
  if (instead.length === 0) {
    return onReplace ? <p className="pdl:text-13 pdl:text-ink-2">{claimLabels.leaveOut}</p> : null;
  }
  return (
    <div className="pdl:grid pdl:gap-1">
      <p className="pdl:text-12 pdl:text-ink-3">{claimLabels.instead}</p>
      <ul>
        {instead.map((safer) => (
          <li
            key={safer}
            className="pdl:flex pdl:min-h-10 pdl:items-center pdl:gap-2 pdl:border-t pdl:border-line pdl:py-1 pdl:first:border-0"
          >
            <span className="pdl:min-w-0 pdl:flex-1 pdl:text-14 pdl:wrap-anywhere">{safer}</span>
            {onReplace ? (
              <Button size="sm" aria-label={claimLabels.replace(text, safer)} onClick={() => onReplace(safer)}>
                {claimLabels.use}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ReasonsProps = Omit<ClaimDetailsProps, 'claim' | 'onReplace'>;

function Reasons({ reasons, user, labels, onReason, onWithdraw, describeError }: ReasonsProps) {
  const { claim: claimLabels, reason } = labels;
  const own = reasons.find(({ author }) => author.id === user);
  return (
    <>
      {reasons.map(({ id, author, reason: text }) => (
        <blockquote key={id} className="pdl:border-l-2 pdl:border-success-600 pdl:pl-3 pdl:text-14">
          <p className="pdl:text-12 pdl:text-ink-3">{claimLabels.because(author.name)}</p>
          <p className="pdl:whitespace-pre-line pdl:wrap-anywhere">{text}</p>
        </blockquote>
      ))}
      {user !== null && !own && onReason ? (
        <GiveReason labels={reason} onReason={onReason} describeError={describeError} />
      ) : null}
      {own && onWithdraw ? (
        <Button
          size="sm"
          variant="ghost"
          className="pdl:-ml-2 pdl:justify-self-start"
          onClick={() => void onWithdraw(own.id)}
        >
          {reason.withdraw}
        </Button>
      ) : null}
    </>
  );
}

/** The form is collapsed to a button until needed. */
function GiveReason({ labels, ...props }: Omit<ReasonFormProps, 'onClose'> & { labels: ReasonLabels }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReasonForm labels={labels} {...props} onClose={() => setOpen(false)} />;
  return (
    <Button size="sm" variant="line" className="pdl:justify-self-start" onClick={() => setOpen(true)}>
      {labels.open}
    </Button>
  );
}
