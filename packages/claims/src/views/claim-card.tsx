import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { Popover, PopoverAnchor, PopoverClose, PopoverContent } from '@paidang/ui/popover';
import { useEffect, useMemo, useRef } from 'react';
import type { ClaimMark } from '../dom/claim-marks';
import { type ClaimsLabels, defaultLabels } from '../labels';
import type { ClaimMarksState } from '../react/use-claim-marks';
import { ClaimDetails } from './claim-details';
import { Disclaimer } from './disclaimer';
import type { ClaimActions, ClaimReason, ShownClaim } from './found-claims';
import { SeverityMark } from './severity-mark';

export interface ClaimCardProps extends ClaimActions {
  /** Return value of `useClaimMarks`: which card is open, and how to close it. */
  marks: Pick<ClaimMarksState, 'card' | 'close' | 'holdCard'>;
  /** All marked claims; the card shows one of them. */
  claims: readonly ShownClaim[];
  /** Reasons why claims are permissible; those of other claims are ignored. @default none */
  reasons?: readonly ClaimReason[];
  /** The reader, who may add reasons; `null` if reasons are not stored. @default null */
  user?: string | null;
  /** Date of the rules: `rulesDate`, or that of a stored result. */
  rulesDate: string;
  /** Shows the claim in the list next to the text. */
  onShowAll?: () => void;
  /** Labels to override. */
  labels?: LabelOverrides<ClaimsLabels>;
}

const none: readonly never[] = [];

/**
 * Card at marked words: why they may be a risk, by which law, safer wordings, and why they are permissible after all. The focus
 * stays in the text, unless the card was opened by key; Esc closes it.
 */
export function ClaimCard({ marks: { card, close, holdCard }, claims, labels: given, ...props }: ClaimCardProps) {
  const labels = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  const place = claims.findIndex(({ id }) => id === card?.id);
  const claim = claims[place];
  const content = useRef<HTMLDivElement>(null);
  /** Element that had the focus before the card. */
  const before = useRef<Element | null>(null);
  const anchor = useRef<{ getBoundingClientRect: () => DOMRect; contextElement: Element | null } | null>(null);
  if (card) anchor.current = placeOf(card.mark);
  const isByKey = card?.by === 'key';
  // The card stays open when moving from one claim to the next.
  useEffect(() => {
    if (isByKey && card) content.current?.focus({ preventScroll: true });
  }, [isByKey, card]);
  if (!card || !claim) return null;
  return (
    <Popover open onOpenChange={(open) => !open && close()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        ref={content}
        label={labels.claim.card(claim.text)}
        data-slot="claim-card"
        align="start"
        sideOffset={10}
        hideWhenDetached
        className="pdl:w-122 pdl:max-w-[calc(100vw-16px)] pdl:data-[state=open]:animate-none"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          before.current = document.activeElement;
          if (isByKey) content.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          const hasMoved = event.defaultPrevented;
          event.preventDefault();
          if (!hasMoved && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        }}
        onPointerEnter={() => holdCard(true)}
        onPointerLeave={() => holdCard(false)}
        onFocusOutside={(event) => event.preventDefault()}
      >
        <Content key={claim.id} {...props} {...{ claim, claims, place, labels }} />
      </PopoverContent>
    </Popover>
  );
}

/** Position of the first line of the words; kept up to date when the page scrolls. */
const placeOf = ({ range }: ClaimMark) => ({
  getBoundingClientRect: () => range.getClientRects()[0] ?? range.getBoundingClientRect(),
  contextElement: range.startContainer.parentElement,
});

interface ContentProps extends Omit<ClaimCardProps, 'marks' | 'labels'> {
  claim: ShownClaim;
  place: number;
  labels: ClaimsLabels;
}

function Content({ claim, claims, place, labels, ...props }: ContentProps) {
  const { reasons = none, user = null, rulesDate, onShowAll, onNext, ...actions } = props;
  const claimLabels = labels.claim;
  const own = reasons.filter((reason) => reason.claim === claim.claim);
  const isAnswered = own.length > 0;
  return (
    <div className="pdl:grid pdl:gap-3">
      <div className="pdl:flex pdl:items-start pdl:gap-2.5">
        <h3 className="pdl:min-w-0 pdl:text-16 pdl:font-strong pdl:wrap-anywhere">{claim.text}</h3>
        <Badge
          className="pdl:mt-0.5"
          tone={isAnswered ? 'success' : claim.severity === 3 ? 'danger' : claim.severity === 2 ? 'warning' : 'neutral'}
          icon={<SeverityMark severity={claim.severity} answered={isAnswered} className="pdl:size-2.5" />}
        >
          {isAnswered ? claimLabels.answered : claimLabels.risk(labels.severities[claim.severity])}
        </Badge>
        <PopoverClose
          aria-label={claimLabels.close}
          className="pdl:-mt-1 pdl:-mr-2 pdl:ml-auto pdl:grid pdl:size-8 pdl:shrink-0 pdl:place-items-center pdl:rounded-control pdl:text-ink-3 pdl:hover:bg-hover pdl:hover:text-ink pdl:focus-visible:outline-2 pdl:focus-visible:outline-focus"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="m4 4 8 8m0-8-8 8" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </PopoverClose>
      </div>
      <p className="pdl:text-13">
        <span className="pdl:mr-2 pdl:text-ink-3">{claimLabels.why}</span>
        {claim.why}
      </p>
      <ClaimDetails claim={claim} reasons={own} user={user} labels={labels} {...actions} />
      <div className="pdl:-mx-4 pdl:-mb-4 pdl:grid pdl:gap-1 pdl:border-t pdl:border-line pdl:bg-sunken pdl:px-4 pdl:py-2">
        <div className="pdl:flex pdl:flex-wrap pdl:items-center pdl:gap-1">
          {onShowAll ? (
            <Button size="sm" variant="ghost" className="pdl:-ml-2" onClick={onShowAll}>
              {claimLabels.showAll}
            </Button>
          ) : null}
          <span className="pdl:ml-auto pdl:text-12 pdl:text-ink-3 pdl:tabular-nums">
            {claimLabels.position(place + 1, claims.length)}
          </span>
          {onNext && claims.length > 1 ? (
            <Button size="sm" variant="ghost" className="pdl:-mr-2" aria-keyshortcuts="F8" onClick={onNext}>
              {claimLabels.next}
            </Button>
          ) : null}
        </div>
        <p className="pdl:break-keep pdl:wrap-anywhere pdl:text-12 pdl:text-ink-3">
          <Disclaimer rulesDate={rulesDate} labels={labels} />
        </p>
      </div>
    </div>
  );
}
