import type { Reward, RewardItem } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Link as TextLink } from '@paidang/ui/link';
import { Skeleton } from '@paidang/ui/skeleton';
import { CloudCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#labels/rewards';
import { clockOf, dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { IncomeStatementSheet } from '../../shared/income-statement/income-statement-sheet';
import { PageHead } from '../../shared/page/page-head';
import { Section } from '../../shared/page/section';
import { ItemChoice, isClaimable } from './item-choice';
import { RequestSignature } from './request-signature';
import { RewardAnswer } from './reward-answer';
import { askingNotes, notesOf } from './reward-notes';
import { RewardProgress } from './reward-progress';
import { RewardsPath } from './rewards-path';
import { ownParts, type PayeeForm, type RequestPart, useRequestForm } from './use-request-form';

const { form: words } = labels;

export interface RequestFormProps {
  items: readonly RewardItem[];
  /** The request that is being sent again. */
  reward: Reward | null;
  payee: PayeeForm;
  /** The fields of the service data. */
  children: ReactNode;
  /** Name of a field or picture of the service data. */
  nameOf: (field: string) => string;
  /** Reveals a field of the service data, and focuses it. */
  goToField: (field: string) => void;
  onSent: (reward: Reward) => void;
}

/** Request for payment: items, payee, amounts, and signature. */
export function RequestForm({
  items,
  reward,
  payee,
  children,
  nameOf: fieldName,
  goToField,
  onSent,
}: RequestFormProps) {
  const form = useRequestForm({ items, reward, payee, onSent });
  const { statement, savedAt } = form;
  const today = dayOf(useNow());
  const isOwn = (part: string): part is RequestPart => ownParts.some((one) => one === part);
  const nameOf = (part: string) => (isOwn(part) ? words.parts[part] : fieldName(part));
  const goTo = (part: string) => (isOwn(part) ? document.getElementById(part)?.focus() : goToField(part));

  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again changes the key alone
  useEffect(() => {
    if (hash) goToField(hash.slice(1));
  }, [hash, key, goToField]);

  return (
    <>
      <PageHead
        title={labels.requestTitle}
        path={<RewardsPath title={labels.requestTitle} />}
        actions={
          savedAt ? (
            <p role="status" className="flex items-center gap-1.5 text-12 text-ink-3 tabular-nums">
              <CloudCheck size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.saved(clockOf(savedAt))}
            </p>
          ) : null
        }
      />
      <RewardProgress
        place={reward?.status ?? 'filling'}
        notes={reward ? notesOf(reward, today) : askingNotes(today)}
        className="mt-5"
      />
      {reward ? (
        <div className="mt-4">
          <RewardAnswer reward={reward} isMending />
        </div>
      ) : null}
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <Section title={words.items} hint={reward ? words.fixedHint : words.itemsHint}>
            <ItemChoice
              id="items"
              items={reward ? reward.items : items.filter((item) => isClaimable(item) || item.payer === 'vendor')}
              chosen={form.chosen}
              onChange={reward ? undefined : form.choose}
              invalid={form.isTried && form.missing.includes('items')}
            />
          </Section>
          {children}
        </div>
        <aside aria-label={words.summary} className="max-xl:max-w-120 lg:max-xl:ml-72 xl:sticky xl:top-18">
          {statement ? (
            <IncomeStatementSheet
              statement={statement}
              note={
                payee.isUnionInsured ? null : (
                  <>
                    {words.unionNote}
                    <TextLink
                      href="#is_union_insured"
                      onClick={(event) => {
                        event.preventDefault();
                        goToField('is_union_insured');
                      }}
                    >
                      {words.unionLink}
                    </TextLink>
                  </>
                )
              }
            />
          ) : form.hasFailed ? (
            <Callout
              tone="danger"
              action={
                <Button size="sm" onClick={form.retry}>
                  {words.retry}
                </Button>
              }
            >
              {words.noStatement}
            </Callout>
          ) : form.chosen.size === 0 ? (
            <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-3">
              {words.empty}
            </p>
          ) : (
            <Skeleton shape="block" className="h-120" />
          )}
          <RequestSignature form={form} name={payee.name} isAgain={reward !== null} nameOf={nameOf} goTo={goTo} />
        </aside>
      </div>
    </>
  );
}
