import { fullMoment, whenOf } from '../dates/taipei';
import { useNow } from '../dates/use-now';

export interface MomentWordsProps {
  at: string;
  /** What is said of it: 「今天 08:47送出」. */
  words: (when: string) => string;
}

/** When something happened: by today on the screen, by its date on paper, which is read on another day. */
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
