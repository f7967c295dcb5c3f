import type { FoundCreator } from '@paidang/contract/entities';
import { Checkbox } from '@paidang/ui/checkbox';
import { Skeleton } from '@paidang/ui/skeleton';
import { type RefObject, useState } from 'react';
import { labels } from '#labels/creators';
import { useCreatorLists, useCreatorMoves } from '../../data/creators';
import AnchoredPopover from '../../shared/layers/anchored-popover';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { NewList } from './new-list';

const listLabels = labels.lists;

export interface SaveCreatorPopoverProps {
  creator: Pick<FoundCreator, 'uuid' | 'name' | 'lists'>;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The user's lists, ticked where they contain the creator, and a form for a new one. */
export default function SaveCreatorPopover({ creator, anchor, onClose }: SaveCreatorPopoverProps) {
  const { data: lists } = useCreatorLists();
  const { put, take } = useCreatorMoves();
  const call = usePressedCall();
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(creator.lists));

  const turn = async (list: string, isOn: boolean) => {
    const others = [...on].filter((one) => one !== list);
    setOn(new Set(isOn ? [...others, list] : others));
    const isDone = await call.run(() => (isOn ? put(list, creator.uuid) : take(list, creator.uuid)));
    if (!isDone) setOn(on);
  };

  return (
    <AnchoredPopover anchor={anchor} label={listLabels.into(creator.name)} onClose={onClose} className="w-72 p-4">
      <p className="mb-2 text-13 font-strong">{listLabels.into(creator.name)}</p>
      {lists ? null : <Skeleton className="h-6 w-40" />}
      <ul className="grid max-h-60 gap-1.5 overflow-y-auto">
        {lists?.map(({ uuid, name, size }) => (
          <li key={uuid} className="flex items-start justify-between gap-2">
            <Checkbox
              label={<span className="wrap-anywhere">{name}</span>}
              checked={on.has(uuid)}
              // Not `disabled`, which would lose focus.
              aria-disabled={call.busy || undefined}
              onCheckedChange={(checked) => call.busy || void turn(uuid, checked === true)}
            />
            <span className="shrink-0 text-12 text-ink-3">{listLabels.size(size)}</span>
          </li>
        ))}
      </ul>
      <NewList
        className="mt-3 border-t border-line pt-3"
        onCreated={async ({ uuid }) => {
          await put(uuid, creator.uuid);
          setOn(new Set([...on, uuid]));
        }}
      />
      <CallProblem problem={call.problem} className="mt-3" />
    </AnchoredPopover>
  );
}
