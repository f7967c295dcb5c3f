import type { CaptionLine } from '@paidang/contract/entities';
import { momentText, videoTimeOf } from '@paidang/contract/rules';
import { IconButton } from '@paidang/ui/icon-button';
import { MessageSquarePlus } from 'lucide-react';
import { Virtualizer } from 'virtua';
import { labels } from '#labels/captions';

export interface CaptionLinesProps {
  lines: readonly CaptionLine[];
  onGoTo: (seconds: number) => void;
  /** Starts a comment on a line; `null` for readers who may not comment. */
  onComment: ((line: CaptionLine) => void) | null;
}

/** All caption lines, to play and to comment on. */
export function CaptionLines({ lines, onGoTo, onComment }: CaptionLinesProps) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      <Virtualizer as="ol" item="li">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text and time
          <div key={index} className="flex items-start gap-3 border-b border-line px-6 py-2.5">
            <MomentButton at={line.from} onGoTo={onGoTo} />
            <p className="min-w-0 flex-1 py-0.5 text-15 break-words whitespace-pre-line pointer-coarse:py-2.5">
              {line.text}
            </p>
            {onComment ? (
              <IconButton
                label={labels.comment(line.text.replaceAll('\n', ' '))}
                className="-my-1.5 shrink-0 pointer-coarse:my-0"
                onClick={() => onComment(line)}
              >
                <MessageSquarePlus size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        ))}
      </Virtualizer>
    </div>
  );
}

/** The time of a line; pressing plays it. */
export function MomentButton({ at, onGoTo }: { at: number; onGoTo: (seconds: number) => void }) {
  const moment = momentText(videoTimeOf(at));
  return (
    <button
      type="button"
      aria-label={labels.goTo(moment)}
      onClick={() => onGoTo(at)}
      className="inline-flex h-7 shrink-0 items-center rounded-control bg-sunken px-2 font-mono text-12 tabular-nums hover:bg-hover pointer-coarse:h-11 pointer-coarse:px-3"
    >
      {moment}
    </button>
  );
}
