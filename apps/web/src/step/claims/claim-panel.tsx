import { checklist, type DemandId, defaultLabels } from '@paidang/claims';
import type { ClaimAnswer } from '@paidang/contract/entities';
import { productCategoryTitles } from '@paidang/contract/vocabulary';
import { Callout } from '@paidang/ui/callout';
import { EmptyState } from '@paidang/ui/empty-state';
import { Skeleton } from '@paidang/ui/skeleton';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { labels } from '#labels/claims';
import { ClaimItem } from './claim-item';
import { answersTo, type FoundClaims, type ShownClaim } from './found-claims';
import { SeverityMark } from './severity-mark';

export interface ClaimPanelProps {
  /** `null` while the text is checked, and for a version of before texts were checked. */
  found: FoundClaims | null;
  /** A version that was sent: what was found then. */
  isSent: boolean;
  answers: readonly ClaimAnswer[];
  /** Who reads this and may answer; `null` when nothing changes any more. */
  user: string | null;
  /** Id of the claim that is open. */
  active: string | null;
  onActiveChange: (id: string | null) => void;
  /** Puts other words in the place of a claim; `undefined` where the text is only read. */
  onReplace: ((claim: ShownClaim, words: string) => void) | undefined;
  /** @throws why it was not kept */
  onAnswer: (claim: ShownClaim, reason: string) => Promise<void>;
  onWithdraw: (answer: string) => Promise<void>;
}

/** Words of a text that may be a risk, how many of each severity, and what people have to look at themselves. */
export function ClaimPanel({ found, isSent, ...props }: ClaimPanelProps) {
  if (!found) {
    return isSent ? (
      <EmptyState title={labels.notChecked} className="py-12" />
    ) : (
      <div role="status" aria-busy="true" aria-label={labels.checking} className="grid gap-3 p-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  const { category, claims, demands, disclosure } = found;
  return (
    <section aria-label={labels.title} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      <div className="grid gap-3 border-b border-line p-5">
        <p className="text-13 text-ink-3">
          {labels.category}
          <b className="ml-2 font-medium text-ink">{productCategoryTitles[category]}</b>
        </p>
        <Counts claims={claims} />
        {demands.length > 0 ? (
          <Callout tone="warning" title={labels.jobDemands}>
            <ul className="grid gap-1 text-13">
              {demands.map((id) => (
                <li key={id}>{defaultLabels.demands[id as DemandId]}</li>
              ))}
            </ul>
          </Callout>
        ) : null}
      </div>
      {claims.length > 0 ? <Claims claims={claims} {...props} /> : <Nothing />}
      {disclosure ? (
        <Part title={labels.disclosure}>
          <p className="flex gap-2 text-14">
            {disclosure.strength === 'clear' && disclosure.place !== 'after-fold' ? (
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success-600" />
            ) : (
              <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-600" />
            )}
            <span>
              {disclosure.found ? `「${disclosure.found.text}」` : ''}
              {defaultLabels.disclosure[disclosure.strength]}
              {disclosure.place ? `，${defaultLabels.places[disclosure.place]}` : ''}
            </span>
          </p>
        </Part>
      ) : null}
      <Part title={labels.checklist}>
        <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
          {checklist(category).map((item) => (
            <li key={item}>{defaultLabels.checklist[item]}</li>
          ))}
        </ul>
      </Part>
      <p className="mt-auto border-t border-line bg-sunken px-5 py-3 text-12 text-ink-2">
        {defaultLabels.disclaimer(found.rulesDate)}
      </p>
    </section>
  );
}

function Counts({ claims }: Pick<FoundClaims, 'claims'>) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-control border border-line">
      {([3, 2, 1] as const).map((severity) => (
        <div key={severity} className="grid gap-0.5 px-3 py-2">
          <dd className="order-first flex gap-2 text-22 font-strong tabular-nums">
            <SeverityMark severity={severity} />
            {claims.filter((claim) => claim.severity === severity).length}
          </dd>
          <dt className="text-12 text-ink-3">
            <b className="mr-1.5 font-medium text-ink-2">{labels.severity[severity].name}</b>
            {labels.severity[severity].text}
          </dt>
        </div>
      ))}
    </dl>
  );
}

type ClaimsProps = Omit<ClaimPanelProps, 'found' | 'isSent'> & Pick<FoundClaims, 'claims'>;

function Claims({ claims, answers, user, active, onActiveChange, onReplace, onAnswer, onWithdraw }: ClaimsProps) {
  return (
    <ul aria-label={labels.list}>
      {claims.map((claim, index) => (
        <ClaimItem
          key={claim.id}
          claim={claim}
          answers={answersTo(claim, answers)}
          user={user}
          isOpen={claim.id === active}
          onOpenChange={(open) => onActiveChange(open ? claim.id : null)}
          onReplace={onReplace && ((words) => onReplace(claim, words))}
          onAnswer={(reason) => onAnswer(claim, reason)}
          onWithdraw={onWithdraw}
          onNext={() => onActiveChange(claims[(index + 1) % claims.length]?.id ?? null)}
        />
      ))}
    </ul>
  );
}

const Nothing = () => <p className="border-b border-line px-5 py-4 text-14 text-ink-2">{defaultLabels.nothing}</p>;

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2 border-b border-line px-5 py-4">
      <h3 className="text-14 font-strong">{title}</h3>
      {children}
    </section>
  );
}
