import type { CommentTime } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { isBlankText, momentText, videoTimeOf } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Textarea } from '@paidang/ui/textarea';
import { useState } from 'react';
import { labels } from '#labels/guest-review';
import type { GuestWords } from '../../data/guest-review';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

export interface GuestComposerProps {
  label: string;
  placeholder: string;
  /** Current time of the film; without it, the comment has no time. */
  position?: () => number;
  /** Whether this is a reply to a comment. @default false */
  isReply?: boolean;
  /** @default false */
  autoFocus?: boolean;
  onCancel?: () => void;
  /** @throws if it could not be sent */
  onSend: (words: GuestWords) => Promise<void>;
}

const words = labels.comments;
const maxLength = limits.comments.textLength;

/** Composer for a comment; it refers to the frame on screen when writing began, or to none. */
export function GuestComposer({
  label,
  placeholder,
  position,
  isReply = false,
  autoFocus,
  onCancel,
  onSend,
}: GuestComposerProps) {
  const [message, setMessage] = useState('');
  const [moment, setMoment] = useState<CommentTime | null>(null);
  const [isMarked, setMarked] = useState(true);
  const call = usePressedCall();
  const over = message.length - maxLength;

  const begin = () => {
    if (position && message === '') setMoment(videoTimeOf(position()));
  };
  const send = async () => {
    if (isBlankText(message) || over > 0) return;
    const isSent = await call.run(() =>
      onSend({ message: message.trim(), ...(moment && isMarked ? { time: moment } : {}) }),
    );
    if (!isSent) return;
    setMessage('');
    setMoment(null);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-2"
    >
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        minHeight={72}
        value={message}
        autoFocus={autoFocus}
        onFocus={begin}
        onChange={({ target }) => {
          setMessage(target.value);
          call.clear();
        }}
      />
      {over > 0 ? (
        <p role="alert" className="text-13 text-danger-600">
          {words.tooLong(over)}
        </p>
      ) : null}
      <CallProblem problem={call.problem} />
      <div className="flex flex-wrap items-center gap-2">
        {moment ? (
          <Checkbox
            label={words.at(momentText(moment))}
            checked={isMarked}
            onCheckedChange={(checked) => setMarked(checked === true)}
          />
        ) : null}
        <div className="ms-auto flex gap-2">
          {onCancel ? (
            <Button variant="ghost" size="sm" disabled={call.busy} onClick={onCancel}>
              {words.cancel}
            </Button>
          ) : null}
          <Button type="submit" variant="ink" size="sm" busy={call.busy} off={isBlankText(message) || over > 0}>
            {isReply ? words.sendReply : words.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
