import type { IncomeFigures, IncomeStatement, Reward, RewardItem } from '@paidang/contract/entities';
import { incomeOf, payDayAfter } from '@paidang/contract/income';
import { isSameName } from '@paidang/contract/rules';
import { rewardIncomeKind } from '@paidang/contract/vocabulary';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../data/errors';
import { newPreviewOf, useRewardMoves, useRewardPreview } from '../../data/rewards';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import type { SheetStatement } from '../../shared/income-statement/income-statement-sheet';
import { useKeptForm } from '../../shared/kept-form/kept-form';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { isClaimable } from './item-choice';
import { sumOf } from './item-line';

/** The service data form, as used by a request. It is edited and saved elsewhere. */
export interface PayeeForm {
  name: string;
  isResident: boolean;
  isUnionInsured: boolean;
  /** Names of fields and pictures that are missing or invalid. */
  missing: readonly string[];
  /** Marks what is missing. */
  demand: () => void;
  /** Saves changes. @returns whether everything is saved; if not, the reason is shown at the fields, or as `problem` */
  save: () => Promise<boolean>;
  problem: string | null;
}

/** Parts of the request itself that may be missing. */
export const ownParts = ['items', 'signature', 'agreement'] as const;
export type RequestPart = (typeof ownParts)[number];

/** The server computed other figures than those signed. */
interface Refusal {
  /** What they were computed from. */
  of: string;
  before: number;
  statement: IncomeStatement;
}

const start = { left: [] as string[], name: '' };

export interface RequestFormOptions {
  items: readonly RewardItem[];
  /** The request that is being sent again; its items are fixed. */
  reward: Reward | null;
  payee: PayeeForm;
  onSent: (reward: Reward) => void;
}

/** State of a request for payment: items, figures, signature, and what is missing. */
export function useRequestForm({ items, reward, payee, onSent }: RequestFormOptions) {
  const now = useNow();
  const { form, change, forget } = useKeptForm(['reward-request', reward?.uuid ?? ''], start);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const moves = useRewardMoves();
  const call = usePressedCall();
  const keys = useRef(new Map<string, string>());

  const chosen = useMemo(
    () => (reward ? reward.items : items.filter((item) => isClaimable(item) && !form.left.includes(item.uuid))),
    [reward, items, form.left],
  );
  const uuids = useMemo(() => chosen.map(({ uuid }) => uuid), [chosen]);
  const preview = useRewardPreview(reward ? [] : uuids);
  const known = reward?.statement ?? preview.data?.statement;
  const facts = { isResident: payee.isResident, isUnionInsured: payee.isUnionInsured };
  const of = JSON.stringify([uuids, facts]);
  const changed = refused?.of === of ? refused : null;
  const date = changed?.statement.date ?? payDayAfter(dayOf(now));
  const figures =
    changed?.statement.figures ?? incomeOf({ gross: sumOf(chosen), kind: rewardIncomeKind, paidOn: date, ...facts });
  const statement: SheetStatement | null = known
    ? {
        ...known,
        number: null,
        date,
        payee: { ...known.payee, name: payee.name || known.payee.name },
        lines: chosen.map((item) => ({ title: item.title, amount: item.amount })),
        figures,
      }
    : null;

  const isNameWrong = form.name.trim() !== '' && payee.name !== '' && !isSameName(form.name, payee.name);
  const own: Record<RequestPart, boolean> = {
    items: uuids.length === 0,
    signature: form.name.trim() === '' || isNameWrong,
    agreement: !isAgreed,
  };
  const missing: string[] = [
    ...(own.items ? ['items'] : []),
    ...payee.missing,
    ...(own.signature ? ['signature'] : []),
    ...(own.agreement ? ['agreement'] : []),
  ];

  const keep = (changes: Partial<typeof start>) => {
    change(changes);
    setSavedAt(new Date());
  };

  const post = async (signed: IncomeFigures): Promise<boolean> => {
    const intention = JSON.stringify([uuids, form.name, signed]);
    const idempotencyKey = keys.current.get(intention) ?? crypto.randomUUID();
    keys.current.set(intention, idempotencyKey);
    const toSign = { name: form.name, figures: signed, idempotencyKey };
    try {
      const sent = reward ? await moves.sendAgain(reward.uuid, toSign) : await moves.send(uuids, toSign);
      forget(start);
      onSent(sent);
      return true;
    } catch (error) {
      // If the server computed other figures, the next attempt is another request, whatever became of this one.
      const fresh = newPreviewOf(error);
      // Its subject has changed elsewhere: an item was requested in another tab, or the request was withdrawn.
      if (!fresh && error instanceof ApiError && error.status === 409) void moves.refresh();
      if (!fresh) throw error;
      keys.current.delete(intention);
      setRefused({ of, before: signed.net, statement: fresh.statement });
      setAgreed(false);
      return false;
    }
  };

  return {
    chosen: useMemo(() => new Set(uuids), [uuids]),
    choose: (item: string, isChosen: boolean) =>
      keep({ left: isChosen ? form.left.filter((one) => one !== item) : [...form.left, item] }),
    statement,
    hasFailed: preview.error !== undefined && !known,
    retry: () => void preview.refresh(),
    name: form.name,
    setName: (name: string) => keep({ name }),
    isNameWrong,
    isAgreed,
    setAgreed,
    missing,
    /** Whether the user tried to send it: missing parts are marked. */
    isTried,
    savedAt,
    /** Net amount before and after, if the server computed another. */
    changed: changed && { before: changed.before, after: changed.statement.figures.net },
    busy: call.busy,
    problem: call.problem ?? payee.problem,
    send: () => {
      setTried(true);
      payee.demand();
      if (missing.length > 0) return;
      void call.run(async () => (await payee.save()) && post(figures));
    },
  };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
