import { Count } from '@paidang/ui/count';
import { MessageSquareText } from 'lucide-react';
import { labels } from '../labels';

export interface CommentsButtonProps {
  number: number;
  /** Comments nobody has processed. */
  count: number;
  onPress: () => void;
}

/** Opens the comments of one segment. */
export function CommentsButton({ number, count, onPress }: CommentsButtonProps) {
  return (
    <button
      type="button"
      aria-label={count > 0 ? labels.comments(number, count) : labels.noComments(number)}
      onClick={onPress}
      className="flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 ? <Count value={count} aria-hidden="true" /> : null}
    </button>
  );
}
