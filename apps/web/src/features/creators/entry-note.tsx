import type { FoundCreator } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/creators';
import { useCreatorMoves } from '../../data/creators';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';

const listLabels = labels.lists;

export interface EntryNoteProps {
  list: string;
  creator: FoundCreator;
  note: string;
}

/** The user's note about a creator; saved on blur. */
export function EntryNote({ list, creator, note }: EntryNoteProps) {
  const { put } = useCreatorMoves();
  const [text, setText] = useState(note);
  const save = async () => {
    if (text.trim() === note) return;
    try {
      await put(list, creator.uuid, text.trim());
      showToast({ title: listLabels.noteSaved, tone: 'success' });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Input
      size="sm"
      className="max-w-160"
      aria-label={listLabels.note(creator.name)}
      placeholder={listLabels.notePlaceholder}
      maxLength={creatorCardLimits.note}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void save()}
    />
  );
}
