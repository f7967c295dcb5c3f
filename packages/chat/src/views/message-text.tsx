import { linkedParts } from '@paidang/contract/links';
import { useChatLabels } from '../react';
import { Marked } from './marked';

/** A message as text nodes: whatever it contains is shown as typed, only web and mail addresses become links. */
export function MessageText({ text }: { text: string }) {
  const { message } = useChatLabels();
  return (
    <span data-slot="chat-text" className="pdc:whitespace-pre-wrap">
      {linkedParts(text).map(({ index, text: shown, href }) =>
        href === null ? (
          <Marked key={index} text={shown} />
        ) : (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="pdc:break-all pdc:underline pdc:underline-offset-3"
          >
            <Marked text={shown} />
            <span className="pdc:sr-only">{message.newTab}</span>
          </a>
        ),
      )}
    </span>
  );
}
