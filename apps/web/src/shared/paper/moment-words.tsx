import { fullMoment, whenOf } from '../dates/taipei';
import { useNow } from '../dates/use-now';

export interface MomentWordsProps {
  at: string;
  /** Wraps the time in its sentence: 「今天 08:47送出」. */
  words: (when: string) => string;
}

/** When something happened: relative to today on screen, with the full date in print, which is read on another day. */
export function MomentWords({ at, words }: MomentWordsProps) {
  const now = useNow();
  const instant = new Date(at);
  return (
    <>
      <span className="print:hidden">{words(whenOf(instant, now))}</span>
      <span className="hidden print:inline">{words(fullMoment(instant))}</span>
    </>
  );
}
