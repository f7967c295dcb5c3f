import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { Role } from '@paidang/contract/vocabulary';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogFooter,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '@paidang/ui/countdown-dialog';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { labels } from '#labels/notify-ask';
import { decideLineQuestion } from '../../data/messaging';
import { type LineQuestion, useLineQuestion } from '../../stores/line-question';
import { showToast } from '../../stores/toasts';

export interface NotifyAskProps {
  question: LineQuestion;
  /** Role of the user who is asked; the text names the other side. */
  sender: Role;
}

/** Asks for 15 seconds whether to also notify the other side by LINE. Closing without a choice counts as no. */
export default function NotifyAsk({ question: { askUUID, preview }, sender }: NotifyAskProps) {
  const close = useLineQuestion((state) => state.close);
  const isAnswered = useRef(false);

  const answer = async (isSent: boolean, isChosen: boolean) => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    close();
    const kept = await decideLineQuestion(askUUID, isSent).then(
      () => true,
      () => false,
    );
    if (!isChosen) return;
    showToast(
      kept ? { title: messages.settingSaved, tone: 'success' } : { title: messages.settingFailed, tone: 'danger' },
    );
  };

  return (
    <CountdownDialog
      open
      seconds={limits.messagingCountdownSeconds}
      onOpenChange={(open) => !open && void answer(false, false)}
    >
      <CountdownDialogContent labels={{ remaining: labels.remaining }}>
        <CountdownDialogClock />
        <CountdownDialogTitle>{labels.title[sender]}</CountdownDialogTitle>
        <CountdownDialogDescription>{labels.text}</CountdownDialogDescription>
        <ul
          aria-label={labels.preview}
          className="mt-4 grid w-full gap-1 rounded-control bg-sunken px-4 py-3 text-left text-13 text-ink-2"
        >
          {preview.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
        <CountdownDialogFooter>
          <CountdownDialogCancel onClick={() => void answer(false, true)}>{labels.skip}</CountdownDialogCancel>
          <CountdownDialogAction
            icon={<Send aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => void answer(true, true)}
          >
            {labels.send}
          </CountdownDialogAction>
        </CountdownDialogFooter>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  );
}
