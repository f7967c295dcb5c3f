import { linkedParts } from '@paidang/contract/links';
import { Fragment, type ReactNode } from 'react';
import { type ChatMention, type ChatMessage, markdownOf, type TextBlock, type TextPiece } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { Marked } from '../search/marked';

type Mentions = readonly ChatMention[] | undefined;

/**
 * Text of a message, as text nodes: markup is shown as typed. Web and email addresses become links, names of mentioned members
 * are marked, and Markdown is rendered if the port supports it.
 */
export function MessageText({ message: { text, mentions } }: { message: Pick<ChatMessage, 'text' | 'mentions'> }) {
  const { markdown } = useChatStore();
  return markdown ? (
    <div data-slot="chat-text" className="pdc:grid pdc:gap-1.5">
      {numbered(markdownOf(text)).map(([key, block]) => (
        <Block key={key} block={block} mentions={mentions} />
      ))}
    </div>
  ) : (
    <span data-slot="chat-text" className="pdc:whitespace-pre-wrap">
      {withLinks(text, mentions)}
    </span>
  );
}

/** Pieces of a text never change their order, so the index is the key. */
const numbered = <Piece,>(pieces: readonly Piece[]): [number, Piece][] => [...pieces.entries()];

function Block({ block, mentions }: { block: TextBlock; mentions: Mentions }) {
  const inline = (pieces: readonly TextPiece[]) => <Pieces pieces={pieces} mentions={mentions} />;
  if (block.kind === 'code') {
    return (
      <pre
        // Scrollable content has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="pdc:m-0 pdc:overflow-x-auto pdc:rounded-small pdc:bg-[color-mix(in_srgb,currentcolor_10%,transparent)] pdc:px-2.5 pdc:py-2 pdc:font-mono pdc:text-13"
      >
        <Marked text={block.text} />
      </pre>
    );
  }
  if ('items' in block) {
    const items = numbered(block.items).map(([key, item]) => <li key={key}>{inline(item)}</li>);
    return block.kind === 'ol' ? (
      <ol start={block.start} className="pdc:list-decimal pdc:ps-6">
        {items}
      </ol>
    ) : (
      <ul className="pdc:list-disc pdc:ps-5">{items}</ul>
    );
  }
  return block.kind === 'quote' ? (
    <blockquote className="pdc:border-s-2 pdc:border-current pdc:ps-2.5 pdc:whitespace-pre-wrap pdc:opacity-75">
      {inline(block.pieces)}
    </blockquote>
  ) : (
    <p className="pdc:whitespace-pre-wrap">{inline(block.pieces)}</p>
  );
}

function Pieces({ pieces, mentions }: { pieces: readonly TextPiece[]; mentions: Mentions }): ReactNode {
  return numbered(pieces).map(([key, piece]) => {
    if (typeof piece === 'string') return <Fragment key={key}>{withLinks(piece, mentions)}</Fragment>;
    const inside = <Pieces pieces={piece.pieces} mentions={mentions} />;
    if (piece.kind === 'strong') {
      return (
        <strong key={key} className="pdc:font-strong">
          {inside}
        </strong>
      );
    }
    if (piece.kind === 'em') return <em key={key}>{inside}</em>;
    if (piece.kind === 'del') return <del key={key}>{inside}</del>;
    return (
      <code
        key={key}
        className="pdc:rounded-tight pdc:bg-[color-mix(in_srgb,currentcolor_10%,transparent)] pdc:px-1 pdc:font-mono pdc:text-13"
      >
        {piece.pieces.map((one) => typeof one === 'string' && <Marked key={one} text={one} />)}
      </code>
    );
  });
}

/** Text with its links and mentions; with as few components as possible, since most messages have none. */
function withLinks(text: string, mentions: Mentions): ReactNode {
  return linkedParts(text).map(({ index, text: shown, href }) => {
    if (href !== null) return <Link key={index} text={shown} href={href} />;
    return mentions?.length ? (
      <Named key={index} text={shown} mentions={mentions} />
    ) : (
      <Marked key={index} text={shown} />
    );
  });
}

function Link({ text, href }: { text: string; href: string }) {
  const { message } = useChatLabels();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="pdc:break-all pdc:underline pdc:underline-offset-3"
    >
      <Marked text={text} />
      <span className="pdc:sr-only">{message.newTab}</span>
    </a>
  );
}

/** Marks `@` with the name of a mentioned member; the longest matching name wins. */
function Named({ text, mentions }: { text: string; mentions: readonly ChatMention[] }): ReactNode {
  const names = mentions.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  const pieces: ReactNode[] = [];
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) continue;
    pieces.push(
      <Marked key={`${done}`} text={text.slice(done, at)} />,
      <span
        key={`@${at}`}
        data-slot="chat-mention"
        className="pdc:rounded-tight pdc:bg-[color-mix(in_srgb,currentcolor_12%,transparent)] pdc:px-0.5 pdc:font-medium"
      >
        <Marked text={name} />
      </span>,
    );
    done = at + name.length;
  }
  return [...pieces, <Marked key="rest" text={text.slice(done)} />];
}
