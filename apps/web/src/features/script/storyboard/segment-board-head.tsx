import { Button } from '@paidang/ui/button';
import { labels } from '#labels/script';

export interface SegmentBoardHeadProps {
  /** Name of the segment. */
  name: string;
  onShowAll: () => void;
}

/** Says that the board shows one segment only, and links back to all. */
export function SegmentBoardHead({ name, onShowAll }: SegmentBoardHeadProps) {
  return (
    <div className="flex items-center gap-2 border-b border-line bg-sunken py-2 pr-3 pl-5">
      <p role="status" className="min-w-0 flex-1 truncate text-13 font-medium">
        {labels.onlySegment(name)}
      </p>
      <Button size="sm" variant="ghost" onClick={onShowAll}>
        {labels.allComments}
      </Button>
    </div>
  );
}
