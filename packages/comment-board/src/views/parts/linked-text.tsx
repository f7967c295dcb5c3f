import { linkedParts } from '@paidang/contract/links';
import { TimedText } from './timed-text';

interface LinkedTextProps {
  /** The comment it is part of. */
  id: string;
  text: string;
}

/** Plain text whose web and mail addresses are links, and whose moments of the film lead there. */
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
