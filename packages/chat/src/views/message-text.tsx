import { textParts } from '../core';
import { useChatLabels } from '../react';
import { Marked } from './marked';

/** A message as text nodes: whatever it contains is shown as typed, only web addresses become links. */
export function MessageText({ text }: { text: string }) {
  const { message } = useChatLabels();
  let offset = 0;
  return (
    <span data-slot="chat-text" className="pdc:whitespace-pre-wrap">
      {textParts(text).map((part) => {
        const key = offset;
        offset += part.text.length;
        return part.kind === 'text' ? (
          <Marked key={key} text={part.text} />
        ) : (
          <a
            key={key}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="pdc:break-all pdc:underline pdc:underline-offset-3"
          >
            <Marked text={part.text} />
            <span className="pdc:sr-only">{message.newTab}</span>
          </a>
        );
      })}
    </span>
  );
}
