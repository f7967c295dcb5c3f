import { ScrollArea } from '@paidang/ui/scroll-area';
import { Segmented } from '@paidang/ui/segmented';
import { labels } from '#labels/step';
import { RichTextDiff } from '../versions/rich-text';
import type { DraftSide, MergePiece } from './merge';

export interface MergePlacesProps {
  pieces: readonly MergePiece[];
  sideOf: (key: string) => DraftSide;
  onChoose: (key: string, side: DraftSide) => void;
}

const conflictLabels = labels.conflict;
const sides = [
  { value: 'mine', label: conflictLabels.here },
  { value: 'theirs', label: conflictLabels.newer },
] as const;

/** The places where two drafts differ, with both versions of each. */
export default function MergePlaces({ pieces, sideOf, onChoose }: MergePlacesProps) {
  return (
    <ScrollArea label={conflictLabels.places} className="mt-3 max-h-[min(60vh,560px)]">
      <ol aria-label={conflictLabels.places} className="grid gap-3">
        {pieces.map(({ key, title, mine, theirs }, index) => (
          <MergeRow
            key={key}
            title={title || conflictLabels.place(index + 1)}
            mine={mine}
            theirs={theirs}
            side={sideOf(key)}
            onChoose={(side) => onChoose(key, side)}
          />
        ))}
      </ol>
    </ScrollArea>
  );
}

interface MergePlaceProps {
  title: string;
  mine: string;
  theirs: string;
  side: DraftSide;
  onChoose: (side: DraftSide) => void;
}

function MergeRow({ title, mine, theirs, side, onChoose }: MergePlaceProps) {
  return (
    <li className="rounded-control border border-line bg-surface text-ink">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h3 className="min-w-0 text-13 font-medium">{title}</h3>
        <Segmented<DraftSide>
          label={conflictLabels.choosePlace(title)}
          options={sides}
          value={side}
          onValueChange={onChoose}
        />
      </div>
      <RichTextDiff before={theirs} after={mine} size="compact" className="px-4 py-3" />
    </li>
  );
}
