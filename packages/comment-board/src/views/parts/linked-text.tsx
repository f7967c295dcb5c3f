/** Web addresses only, so that nothing else an author writes can become an address. */
const address = /\bhttps?:\/\/[^\s<>"'「」『』（）()，。、；！？]+/gi;

/** What closes a sentence is not the end of an address. */
const trailing = /[.,;:!?]+$/;

interface LinkedTextProps {
  text: string;
}

/** Plain text whose web addresses are links. */
export function LinkedText({ text }: LinkedTextProps) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    const link = found[0].replace(trailing, '');
    parts.push(
      text.slice(from, found.index),
      <a
        key={found.index}
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="pdb:underline pdb:underline-offset-3 pdb:hover:text-ink-2"
      >
        {link}
      </a>,
    );
    from = found.index + link.length;
  }
  return from === 0 ? text : [...parts, text.slice(from)];
}
