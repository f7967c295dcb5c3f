import type { TaskFee } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { cn } from '@paidang/ui/cn';
import { useState } from 'react';
import { labels } from '#labels/fee-statement';
import { feeStatementFile, useTaskFee } from '../../data/fee-statements';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { lazyExtra } from '../../shared/lazy-extra';
import { keepFile } from '../../shared/paper/keep-file';
import { personName } from '../../shared/people';
import { StillLoading } from '../../shared/show-together';
import { EarlierStatements } from './earlier-statements';
import type { FeeDialog } from './fee-dialog';
import { FeeMenu } from './fee-menu';

const FeeDialogs = lazyExtra(() => import('./fee-dialogs'));
const { status: words } = labels;

/** The progress in one sentence, with the creator's reason for not signing. */
function sentenceOf({ current, vendor, creator, allowed }: TaskFee, today: string): string {
  const isVendor = allowed.includes('make') || allowed.includes('void') || allowed.includes('withdraw');
  if (!current) return isVendor ? words.toMake : words.notMade(personName(vendor));
  const { status, number, invoice, reason } = current;
  if (status === 'made') return isVendor ? words.made(personName(creator)) : words.toSign(personName(vendor));
  if (status === 'declined') return `${isVendor ? words.declined : words.declinedByYou}${reason ?? ''}`;
  return invoice ? words.invoiced(invoice.number, longDay(invoice.date, today)) : words.signed(number ?? '');
}

export interface FeeBandProps {
  task: string;
  className?: string;
}

/** Payment of a task's fee in a closed project: its 勞務報酬單, from creation to the file. */
export default function FeeBand({ task, className }: FeeBandProps) {
  const { data: fee, ...moves } = useTaskFee(task);
  const today = dayOf(useNow());
  const [dialog, setDialog] = useState<FeeDialog | null>(null);
  if (!fee) return <StillLoading />;
  const { current, allowed, earlier } = fee;
  const signed = current?.number ? current : null;
  const main = allowed.includes('sign') ? 'sign' : allowed.includes('make') ? 'make' : null;
  return (
    <>
      <Callout
        icon={null}
        data-status={current?.status ?? 'none'}
        className={cn('items-center max-md:flex-wrap', className)}
        action={
          <span className="flex flex-wrap items-center justify-end gap-2 empty:hidden">
            {main ? (
              <Button
                size="sm"
                variant={current?.status === 'made' && main === 'make' ? 'line' : 'ink'}
                onClick={() => setDialog(main)}
              >
                {main === 'sign' ? labels.sign : current?.status === 'made' ? labels.change : labels.make}
              </Button>
            ) : null}
            {signed ? (
              <Button size="sm" onClick={() => void keepFile(feeStatementFile(task, signed.uuid))}>
                {labels.download}
              </Button>
            ) : null}
            <FeeMenu fee={fee} onChoose={setDialog} />
          </span>
        }
      >
        <h2 className="font-medium">{labels.title(current?.amount ?? fee.fee)}</h2>
        <p className="text-13 text-pretty text-ink-2">{sentenceOf(fee, today)}</p>
        {earlier.length > 0 ? <EarlierStatements task={task} statements={earlier} /> : null}
      </Callout>
      {dialog ? <FeeDialogs dialog={dialog} fee={fee} moves={moves} onOpen={setDialog} /> : null}
    </>
  );
}
