import { Callout } from '@paidang/ui/callout';
import { EmptyState } from '@paidang/ui/empty-state';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { Skeleton } from '@paidang/ui/skeleton';
import { type ReactNode, useMemo } from 'react';
import { checklist } from '../checklist';
import type { Disclosure } from '../disclosure/disclosure';
import { type ClaimsLabels, defaultLabels } from '../labels';
import { ClaimItem } from './claim-item';
import { Disclaimer } from './disclaimer';
import type { ClaimActions, ClaimReason, FoundClaims, ShownClaim } from './found-claims';
import { SeverityMark } from './severity-mark';

export interface ClaimPanelProps<Claim extends ShownClaim = ShownClaim>
  extends Pick<ClaimActions, 'onWithdraw' | 'describeError'> {
  /** `null` while the text is being checked, and if it was never checked. */
  found: FoundClaims<Claim> | null;
  /** Whether this is the stored result of a sent version, not of a text being written. @default false */
  isSent?: boolean;
  /** Reasons why claims are permissible. @default none */
  reasons?: readonly ClaimReason[];
  /** The reader, who may add reasons; `null` if nothing can be changed any more. @default null */
  user?: string | null;
  /** Id of the expanded claim. */
  active: string | null;
  onActiveChange: (id: string | null) => void;
  /** Replaces the words of a claim; without it the text is read-only. */
  onReplace?: ((claim: Claim, words: string) => void) | undefined;
  /** Stores a reason why a claim is permissible. */
  onReason?: ((claim: Claim, reason: string) => Promise<unknown>) | undefined;
  /** Labels to override. */
  labels?: LabelOverrides<ClaimsLabels>;
}

/**
 * Wordings of a text that may be a risk, their number by severity, and the questions people have to check themselves.
 *
 * @example <ClaimPanel found={found} active={active} onActiveChange={setActive} />
 */
export function ClaimPanel<Claim extends ShownClaim>({
  found,
  isSent = false,
  labels: given,
  ...props
}: ClaimPanelProps<Claim>) {
  const labels = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  const panelLabels = labels.panel;
  if (!found) {
    return isSent ? (
      <EmptyState title={panelLabels.notChecked} className="pdl:py-12" />
    ) : (
      <div
        role="status"
        aria-busy="true"
        aria-label={panelLabels.checking}
        className="pd-root pdl:grid pdl:min-w-0 pdl:flex-1 pdl:content-start pdl:gap-3 pdl:p-5"
      >
        <Skeleton className="pdl:h-16" />
        <Skeleton className="pdl:h-10" />
      </div>
    );
  }
  const { category, claims, demands, disclosure, rulesDate } = found;
  return (
    <section
      aria-label={panelLabels.title}
      data-slot="claim-panel"
      className="pd-root pdl:flex pdl:min-h-0 pdl:min-w-0 pdl:flex-1 pdl:flex-col pdl:overflow-y-auto"
    >
      <div className="pdl:grid pdl:gap-3 pdl:border-b pdl:border-line pdl:p-5">
        <p className="pdl:text-13 pdl:text-ink-3">
          {panelLabels.category}
          <b className="pdl:ml-2 pdl:font-medium pdl:text-ink">{labels.categories[category]}</b>
        </p>
        <Counts claims={claims} labels={labels} />
        {demands.length > 0 ? (
          <Callout tone="warning" title={panelLabels.demands}>
            <ul className="pdl:grid pdl:gap-1 pdl:text-13">
              {demands.map((id) => (
                <li key={id}>{labels.demands[id]}</li>
              ))}
            </ul>
          </Callout>
        ) : null}
      </div>
      {claims.length > 0 ? (
        <Claims claims={claims} labels={labels} {...props} />
      ) : (
        <p className="pdl:border-b pdl:border-line pdl:px-5 pdl:py-4 pdl:text-14 pdl:text-ink-2">{labels.nothing}</p>
      )}
      {disclosure ? (
        <Part title={panelLabels.disclosure}>
          <Disclosed disclosure={disclosure} labels={labels} />
        </Part>
      ) : null}
      <Part title={panelLabels.checklist}>
        <ul className="pdl:grid pdl:list-disc pdl:gap-1 pdl:pl-5 pdl:text-13 pdl:text-ink-2">
          {checklist(category).map((item) => (
            <li key={item}>{labels.checklist[item]}</li>
          ))}
        </ul>
      </Part>
      <p className="pdl:break-keep pdl:wrap-anywhere pdl:mt-auto pdl:border-t pdl:border-line pdl:bg-sunken pdl:px-5 pdl:py-3 pdl:text-12 pdl:text-ink-2">
        <Disclaimer rulesDate={rulesDate} labels={labels} />
      </p>
    </section>
  );
}

function Counts({ claims, labels }: { claims: readonly ShownClaim[]; labels: ClaimsLabels }) {
  return (
    <dl className="pdl:grid pdl:grid-cols-3 pdl:divide-x pdl:divide-line pdl:rounded-control pdl:border pdl:border-line">
      {([3, 2, 1] as const).map((severity) => (
        <div key={severity} className="pdl:grid pdl:gap-0.5 pdl:px-3 pdl:py-2">
          <dd className="pdl:order-first pdl:flex pdl:items-center pdl:gap-2 pdl:text-22 pdl:font-strong pdl:tabular-nums">
            <SeverityMark severity={severity} />
            {claims.filter((claim) => claim.severity === severity).length}
          </dd>
          <dt className="pdl:text-12 pdl:text-ink-3">
            <b className="pdl:mr-1.5 pdl:font-medium pdl:text-ink-2">{labels.severities[severity]}</b>
            {labels.panel.severities[severity]}
          </dt>
        </div>
      ))}
    </dl>
  );
}

type ClaimsProps<Claim extends ShownClaim> = Omit<ClaimPanelProps<Claim>, 'found' | 'isSent' | 'labels'> & {
  claims: readonly Claim[];
  labels: ClaimsLabels;
};

function Claims<Claim extends ShownClaim>({ claims, labels, reasons = [], user = null, ...props }: ClaimsProps<Claim>) {
  const { active, onActiveChange, onReplace, onReason, ...actions } = props;
  return (
    <ul aria-label={labels.panel.list}>
      {claims.map((claim, index) => (
        <ClaimItem
          key={claim.id}
          claim={claim}
          reasons={reasons.filter((reason) => reason.claim === claim.claim)}
          user={user}
          labels={labels}
          isOpen={claim.id === active}
          onOpenChange={(open) => onActiveChange(open ? claim.id : null)}
          onReplace={onReplace && ((safer) => onReplace(claim, safer))}
          onReason={onReason && ((reason) => onReason(claim, reason))}
          onNext={() => onActiveChange(claims[(index + 1) % claims.length]?.id ?? null)}
          {...actions}
        />
      ))}
    </ul>
  );
}

/** Whether the text discloses, where people see it, that it is paid for. */
function Disclosed({ disclosure, labels }: { disclosure: Disclosure; labels: ClaimsLabels }) {
  const { strength, place, found } = disclosure;
  const isFine = strength === 'clear' && place !== 'after-fold';
  return (
    <p className="pdl:flex pdl:gap-2 pdl:text-14">
      <SeverityMark severity={2} answered={isFine} className="pdl:mt-1.5" />
      <span>
        {found ? labels.panel.quoted(found.text) : ''}
        {labels.disclosure[strength]}
        {place ? labels.panel.and(labels.places[place]) : ''}
      </span>
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pdl:grid pdl:gap-2 pdl:border-b pdl:border-line pdl:px-5 pdl:py-4">
      <h3 className="pdl:text-14 pdl:font-strong">{title}</h3>
      {children}
    </section>
  );
}
