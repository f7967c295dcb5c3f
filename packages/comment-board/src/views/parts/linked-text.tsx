import { linkedParts } from '@paidang/contract/links';
import { TimedText } from './timed-text';

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
