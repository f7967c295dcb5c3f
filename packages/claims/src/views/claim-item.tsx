import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { useEffect, useId, useRef } from 'react';
import type { ClaimsLabels } from '../labels';
import { ClaimDetails } from './claim-details';
import type { ClaimActions, ClaimReason, ShownClaim } from './found-claims';
import { SeverityMark } from './severity-mark';

export interface ClaimItemProps extends ClaimActions {
  claim: ShownClaim;
  reasons: readonly ClaimReason[];
  user: string | null;
  labels: ClaimsLabels;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Words that may be a risk; expanded, everything that can be done about them. */
export function ClaimItem({ claim, reasons, labels, isOpen, onOpenChange, onNext, ...props }: ClaimItemProps) {
  const { text, severity, why, where } = claim;
  const claimLabels = labels.claim;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={item}
      data-slot="claim-item"
      className={cn('pdl:border-b pdl:border-line', isOpen && 'pdl:bg-sunken pdl:shadow-[inset_3px_0_0_var(--pd-ink)]')}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
        className="pdl:flex pdl:w-full pdl:items-start pdl:gap-2.5 pdl:px-5 pdl:py-3 pdl:text-left pdl:focus-visible:outline-2 pdl:focus-visible:-outline-offset-2 pdl:focus-visible:outline-focus"
      >
        <SeverityMark severity={severity} answered={reasons.length > 0} className="pdl:mt-1.5" />
        <span className="pdl:min-w-0 pdl:flex-1">
          <span className="pdl:flex pdl:items-baseline pdl:gap-2">
            <b className="pdl:min-w-0 pdl:text-15 pdl:font-medium pdl:wrap-anywhere">{text}</b>
            <span className="pdl:sr-only">{labels.severities[severity]}</span>
            {where ? <span className="pdl:ml-auto pdl:shrink-0 pdl:text-12 pdl:text-ink-3">{where}</span> : null}
          </span>
          <span className="pdl:block pdl:text-13 pdl:text-ink-2">{why}</span>
        </span>
        {reasons.length > 0 ? <Badge tone="success">{claimLabels.answered}</Badge> : null}
      </button>
      {isOpen ? (
        <div id={id} className="pdl:grid pdl:gap-3 pdl:pr-5 pdl:pb-4 pdl:pl-10.5">
          <ClaimDetails claim={claim} reasons={reasons} labels={labels} {...props} />
          {onNext ? (
            <Button size="sm" variant="ghost" className="pdl:justify-self-end" aria-keyshortcuts="F8" onClick={onNext}>
              <span
                aria-hidden="true"
                className="pdl:rounded-small pdl:border pdl:border-line pdl:px-1 pdl:font-mono pdl:text-12 pdl:text-ink-3 pdl:max-lg:hidden"
              >
                F8
              </span>
              {claimLabels.next}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
