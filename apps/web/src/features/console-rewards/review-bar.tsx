import type { PlatformRewardDetail } from '@paidang/contract/entities';
import { payDayAfter } from '@paidang/contract/income';
import { Button } from '@paidang/ui/button';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { labels } from '#labels/console-rewards';
import { dollars } from '#labels/money';
import { useQueuedRewardMoves } from '../../data/console-rewards';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { type Day, dayOf, longDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import { ApproveDialog } from './approve-dialog';
import { FailDialog } from './fail-dialog';
import { HandOverDialog } from './hand-over-dialog';
import { ReturnDialog } from './return-dialog';
import { useRewardFilter } from './use-reward-filter';

const { moves: words } = labels;

/** Whose turn it is, and what happens next. */
function turnOf({ status, taken_by: taker, allowed, pays_on }: PlatformRewardDetail, today: Day): string | null {
  switch (status) {
    case 'requested':
      return labels.turn.nobody;
    case 'reviewing':
      if (allowed.includes('approve')) return labels.turn.mine(longDay(payDayAfter(today), today));
      return (allowed.includes('take') ? labels.turn.left : labels.turn.others)(taker ?? '');
    case 'returned':
    case 'failed':
      return labels.turn.creator;
    case 'approved':
      return allowed.includes('pay') ? labels.turn.payout(longDay(pays_on ?? '', today)) : labels.turn.fourEyes;
    default:
      return null;
  }
}

/** Available actions on a request. An open dialog stays open even if a colleague moves the request. */
export function ReviewBar({ reward }: { reward: PlatformRewardDetail }) {
  const { uuid, allowed, net, payee_name: name } = reward;
  const [asked, setAsked] = useState<'hand_over' | 'return' | 'approve' | 'pay' | 'fail' | null>(null);
  const { q } = useRewardFilter();
  const moves = useQueuedRewardMoves(uuid, q);
  const taking = usePressedCall();
  const today = dayOf(useNow());
  const turn = turnOf(reward, today);
  const close = () => setAsked(null);
  const done = (title: string) => showToast({ title, tone: 'success' });
  const take = async () => {
    if (await taking.run(moves.take)) done(words.taken);
  };
  const buttons: Record<(typeof allowed)[number], ReactNode> = {
    take: (
      <Button key="take" variant="ink" busy={taking.busy} onClick={() => void take()}>
        {words.take}
      </Button>
    ),
    hand_over: (
      <Button key="hand_over" variant="ghost" onClick={() => setAsked('hand_over')}>
        {labels.handOver.action}
      </Button>
    ),
    return: (
      <Button key="return" onClick={() => setAsked('return')}>
        {words.giveBack}
      </Button>
    ),
    approve: (
      <Button
        key="approve"
        variant="ink"
        icon={<Check size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setAsked('approve')}
      >
        {words.approve(dollars(net))}
      </Button>
    ),
    fail: (
      <Button key="fail" onClick={() => setAsked('fail')}>
        {words.fail}
      </Button>
    ),
    pay: (
      <Button key="pay" variant="ink" onClick={() => setAsked('pay')}>
        {words.pay}
      </Button>
    ),
  };
  const order = ['take', 'hand_over', 'return', 'approve', 'fail', 'pay'] as const;
  return (
    <>
      {turn ? (
        <div className="sticky bottom-0 z-(--pd-z-sticky) mt-auto border-t border-line bg-surface px-5 py-3.5 md:px-8">
          <CallProblem problem={taking.problem} className="mb-3" />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 text-13 text-ink-2 tabular-nums">{turn}</p>
            <div className="ml-auto flex flex-wrap gap-2">
              {order.filter((action) => allowed.includes(action)).map((action) => buttons[action])}
            </div>
          </div>
        </div>
      ) : null}
      {asked === 'hand_over' ? (
        <HandOverDialog
          onHandOver={moves.handOver}
          onDone={(colleague) => done(labels.handOver.done(colleague))}
          onClose={close}
        />
      ) : null}
      {asked === 'return' ? (
        <ReturnDialog
          nationality={reward.statement.payee.nationality_status}
          onReturn={moves.giveBack}
          onDone={() => done(labels.giveBack.done)}
          onClose={close}
        />
      ) : null}
      {asked === 'approve' ? (
        <ApproveDialog
          reward={reward}
          onApprove={moves.approve}
          onDone={(day) => done(labels.approve.done(day))}
          onClose={close}
        />
      ) : null}
      {asked === 'fail' ? (
        <FailDialog onFail={moves.fail} onDone={() => done(labels.fail.done)} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked === 'pay'}
        onOpenChange={(open) => !open && close()}
        title={labels.pay.title}
        text={labels.pay.text(dollars(net), name)}
        cancel={words.cancel}
        confirm={words.pay}
        onConfirm={async () => {
          await moves.pay();
          done(labels.pay.done);
        }}
      />
    </>
  );
}
