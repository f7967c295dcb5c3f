import type { CommentTime, GuestComment, GuestReview } from '@paidang/contract/entities';
import { momentText, secondsOf } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Play, Reply } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/guest-review';
import type { GuestWords } from '../../data/guest-review';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { GuestComposer } from './guest-composer';

export interface GuestCommentsProps {
  review: GuestReview;
  /** Current time of the film; without it, comments have no time. */
  position?: () => number;
  onGoTo: (seconds: number) => void;
  /** @throws if it could not be sent */
  onSend: (words: GuestWords) => Promise<void>;
}

const words = labels.comments;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The guest's comments with their replies, and a composer. */
export function GuestComments({ review, position, onGoTo, onSend }: GuestCommentsProps) {
  const of = words.of[review.film ? 'film' : 'post'];
  const threads = review.comments.filter(({ parent_uuid }) => parent_uuid === null);
  return (
    <section aria-labelledby="guest-comments" className="flex min-h-0 flex-col lg:w-[380px] lg:border-s lg:border-line">
      <header className="px-5 pt-5 pb-3">
        <h2 id="guest-comments" className="text-18 font-strong">
          {words.title}
        </h2>
        <p className="mt-1 text-13 text-ink-3">{review.may_comment ? words.hint : of.lookOnly}</p>
      </header>
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        {threads.length === 0 && review.may_comment ? (
          <div className="px-5 py-6 text-14">
            <p className="font-medium">{words.none}</p>
            <p className="mt-1 text-ink-2 text-pretty">{of.noneText}</p>
          </div>
        ) : null}
        <ol>
          {threads.map((comment) => (
            <Thread
              key={comment.uuid}
              comment={comment}
              replies={review.comments.filter(({ parent_uuid }) => parent_uuid === comment.uuid)}
              mayReply={review.may_comment}
              onGoTo={onGoTo}
              onSend={onSend}
            />
          ))}
        </ol>
      </div>
      {review.may_comment ? (
        <div className="border-t border-line bg-surface px-5 py-4 max-lg:sticky max-lg:bottom-0">
          <GuestComposer
            label={words.compose}
            placeholder={of.placeholder}
            {...(position ? { position } : {})}
            onSend={onSend}
          />
        </div>
      ) : null}
    </section>
  );
}

interface ThreadProps {
  comment: GuestComment;
  replies: readonly GuestComment[];
  mayReply: boolean;
  onGoTo: (seconds: number) => void;
  onSend: (words: GuestWords) => Promise<void>;
}

function Thread({ comment, replies, mayReply, onGoTo, onSend }: ThreadProps) {
  const [replying, setReplying] = useState(false);
  const answer = async (said: GuestWords) => {
    await onSend({ ...said, parent_uuid: comment.uuid });
    setReplying(false);
  };
  return (
    <li className="border-b border-line px-5 py-4">
      <CommentContent comment={comment} onGoTo={onGoTo} />
      {replies.length > 0 ? (
        <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4">
          {replies.map((reply) => (
            <li key={reply.uuid}>
              <CommentContent comment={reply} onGoTo={onGoTo} />
            </li>
          ))}
        </ol>
      ) : null}
      {replying ? (
        <div className="mt-3">
          <GuestComposer
            label={words.replyTo}
            placeholder={words.replyPlaceholder}
            isReply
            autoFocus
            onCancel={() => setReplying(false)}
            onSend={answer}
          />
        </div>
      ) : null}
      {mayReply && !replying ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Reply {...icon} />}
          className="mt-2 -ms-3"
          onClick={() => setReplying(true)}
        >
          {words.reply}
        </Button>
      ) : null}
    </li>
  );
}

interface CommentContentProps {
  comment: GuestComment;
  onGoTo: (seconds: number) => void;
}

function CommentContent({ comment: { by, message, time, time_end: end, created_at }, onGoTo }: CommentContentProps) {
  const now = useNow();
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className={cn('text-14 font-medium', by === 'guest' && 'text-ink-2')}>{words.by[by]}</span>
        <time dateTime={created_at} className="ms-auto text-12 text-ink-3 tabular-nums">
          {whenOf(new Date(created_at), now)}
        </time>
      </p>
      {time ? <Moment time={time} end={end} onGoTo={onGoTo} /> : null}
      <p className="mt-1.5 text-15 break-words whitespace-pre-wrap">{message}</p>
    </>
  );
}

function Moment({
  time,
  end,
  onGoTo,
}: {
  time: CommentTime;
  end: CommentTime | null;
  onGoTo: CommentContentProps['onGoTo'];
}) {
  const text = momentText(time, end);
  return (
    <button
      type="button"
      aria-label={words.goTo(text)}
      onClick={() => onGoTo(secondsOf(time))}
      className="mt-1.5 inline-flex h-6 items-center gap-1 rounded-control bg-sunken px-2 font-mono text-12 tabular-nums hover:bg-hover pointer-coarse:h-11 pointer-coarse:px-3"
    >
      <Play size={12} strokeWidth={1.75} aria-hidden="true" />
      {text}
    </button>
  );
}
