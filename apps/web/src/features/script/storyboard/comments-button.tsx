import { messages } from '@paidang/contract/rules';
import { Count } from '@paidang/ui/count';
import { Tooltip } from '@paidang/ui/tooltip';
import { MessageSquareText } from 'lucide-react';
import { labels } from '#labels/script';
import { showToast } from '../../../stores/toasts';

export interface CommentsButtonProps {
  number: number;
  /** Number of unprocessed comments. */
  count: number;
  /** Whether the other side cannot see the segment yet. @default false */
  unsent?: boolean;
  onPress: () => void;
}

const nameOf = ({ number, count, unsent }: CommentsButtonProps) => {
  if (unsent) return labels.unsentComments(number);
  return count > 0 ? labels.comments(number, count) : labels.noComments(number);
};

/** Opens the comments of one segment. */
export function CommentsButton(props: CommentsButtonProps) {
  const { count, unsent = false, onPress } = props;
  const button = (
    <button
      type="button"
      aria-label={nameOf(props)}
      aria-disabled={unsent || undefined}
      onClick={unsent ? () => showToast({ title: messages.segmentUnsent }) : onPress}
      className="flex h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink aria-disabled:text-ink-3 pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 ? <Count value={count} aria-hidden="true" /> : null}
    </button>
  );
  return unsent ? <Tooltip content={messages.segmentUnsent}>{button}</Tooltip> : button;
}
