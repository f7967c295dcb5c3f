import { Fragment } from 'react';
import { TimedText } from './timed-text';

/** Web addresses only, so that nothing else an author writes can become an address. */
const address = /\bhttps?:\/\/[^\s<>"'「」『』（）()，。、；！？]+/gi;

/** What closes a sentence is not the end of an address. */
const trailing = /[.,;:!?]+$/;

interface LinkedTextProps {
  /** The comment it stands in. */
  id: string;
  text: string;
}

/** Plain text whose web addresses are links, and whose moments of the film lead there. */
export function LinkedText({ id, text }: LinkedTextProps) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const link = found[0].replace(trailing, '');
    parts.push(
      <Fragment key={found.index}>
        <TimedText id={id} text={text.slice(from, found.index)} />
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="pdb:underline pdb:underline-offset-3 pdb:hover:text-ink-2"
        >
          {link}
        </a>
      </Fragment>,
    );
    from = found.index + link.length;
  }
  return (
    <>
      {parts}
      <TimedText id={id} text={text.slice(from)} />
    </>
  );
}
