import type { CreatorList } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { labels } from '#labels/creators';
import { useCreatorMoves } from '../../data/creators';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const listLabels = labels.lists;

export interface NewListProps {
  onCreated?: (list: CreatorList) => Promise<void> | void;
  className?: string;
}

/** Form that creates a list. */
export function NewList({ onCreated, className }: NewListProps) {
  const { createList } = useCreatorMoves();
  const call = usePressedCall();
  const [name, setName] = useState('');
  const key = useRef(crypto.randomUUID());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const isDone = await call.run(async () => onCreated?.(await createList(name.trim(), key.current)));
    if (!isDone) return;
    setName('');
    key.current = crypto.randomUUID();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={className}>
      <Field label={listLabels.add} error={call.problem}>
        <div className="flex gap-2">
          <Input
            size="sm"
            aria-label={listLabels.name}
            placeholder={listLabels.namePlaceholder}
            maxLength={creatorCardLimits.listName}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              call.clear();
            }}
          />
          <Button type="submit" size="sm" busy={call.busy} disabled={name.trim() === ''}>
            {listLabels.create}
          </Button>
        </div>
      </Field>
    </form>
  );
}
