import type { messagingApi } from '@line/bot-sdk';

/** One sentence of a message, and the page it links to. */
export interface LineEntry {
  readonly text: string;
  readonly url: string;
}

export interface LineLetter {
  /** Shown in bold at the top. */
  readonly title: string;
  readonly entries: readonly LineEntry[];
  /** Page that shows the rest. */
  readonly home: string;
}

const maxEntries = 5;
/** Maximum length of `altText`, which phones show in their system notification. */
const altTextLength = 400;

const cut = (text: string, length: number): string => {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};

const button = (uri: string): messagingApi.FlexButton => ({
  type: 'button',
  style: 'primary',
  color: '#1b1a1f',
  height: 'sm',
  action: { type: 'uri', label: '前往查看', uri },
});

const paragraph = (text: string): messagingApi.FlexText => ({ type: 'text', text, wrap: true, size: 'sm' });

/** Groups consecutive sentences about the same page, so that they share a button. */
function byPage(entries: readonly LineEntry[]): { url: string; texts: string[] }[] {
  const pages = new Map<string, string[]>();
  for (const { text, url } of entries) pages.set(url, [...(pages.get(url) ?? []), text]);
  return [...pages].map(([url, texts]) => ({ url, texts }));
}

/** A message whose buttons link to the places it is about. */
export function flexMessage({ title, entries, home }: LineLetter): messagingApi.FlexMessage {
  const shown = entries.slice(0, maxEntries);
  const left = entries.length - shown.length;
  const blocks = byPage(shown).map(
    ({ url, texts }): messagingApi.FlexBox => ({
      type: 'box',
      layout: 'vertical',
      spacing: 'sm',
      contents: [...texts.map(paragraph), button(url)],
    }),
  );
  if (left > 0) {
    blocks.push({
      type: 'box',
      layout: 'vertical',
      spacing: 'sm',
      contents: [paragraph(`還有 ${left} 則通知`), button(home)],
    });
  }
  return {
    type: 'flex',
    altText: cut([title, ...entries.map(({ text }) => text)].join('\n'), altTextLength),
    contents: {
      type: 'bubble',
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'lg',
        contents: [{ type: 'text', text: title, weight: 'bold', wrap: true }, ...blocks],
      },
    },
  };
}

/** The sentences and links of a message, for displaying it elsewhere. */
export function readFlexMessage({ contents }: messagingApi.FlexMessage): (string | { url: string; label: string })[] {
  const read = (part: messagingApi.FlexComponent): (string | { url: string; label: string })[] => {
    if (part.type === 'text') return [part.text ?? ''];
    if (part.type === 'button') {
      return part.action.type === 'uri' ? [{ url: part.action.uri ?? '', label: part.action.label ?? '' }] : [];
    }
    return part.type === 'box' ? part.contents.flatMap(read) : [];
  };
  return contents.type === 'bubble' && contents.body ? read(contents.body) : [];
}
