import { linkedParts } from '@paidang/contract/links';
import { findTypedTimes } from '@paidang/contract/rules';
import { useBoardContext } from '../../react/board-context';

interface LinkedTextProps {
  /** The comment the text belongs to. */
  id: string;
  text: string;
}

/** Plain text with links for web and mail addresses, and for times of the film. */
export function LinkedText({ id, text }: LinkedTextProps) {
  return linkedParts(text).map(({ index, text: shown, href }) =>
    href === null ? (
      <TimedText key={index} id={id} text={shown} />
    ) : (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="pdb:underline pdb:underline-offset-3 pdb:hover:text-ink-2"
      >
        {shown}
      </a>
    ),
  );
}

/** Plain text; on the board of a film, times in it are links that seek there. */
function TimedText({ id, text }: LinkedTextProps) {
  const { board, labels, clock } = useBoardContext();
  if (!clock) return text;
  const length = clock.length?.() ?? Number.POSITIVE_INFINITY;
  const parts = [];
  let from = 0;
  for (const { index, text: moment, seconds } of findTypedTimes(text)) {
    if (seconds > length) continue;
    parts.push(
      text.slice(from, index),
      <button
        key={index}
        type="button"
        data-slot="comment-typed-moment"
        aria-label={labels.goToMoment(moment)}
        onClick={() => {
          board.activate(id, 'list');
          clock.goTo(seconds);
        }}
        className="pdb:font-mono pdb:text-[.94em] pdb:underline pdb:underline-offset-3 pdb:hover:text-ink-2"
      >
        {moment}
      </button>,
    );
    from = index + moment.length;
  }
  return [...parts, text.slice(from)];
}
