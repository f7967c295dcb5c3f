import { styleOf } from './read-marks';
import type { SourceElement, SourceNode } from './source-node';

interface WordItem {
  readonly level: number;
  readonly ordered: boolean;
  readonly element: SourceElement;
}

const isMarker = (node: SourceNode) => typeof node !== 'string' && /ignore/i.test(styleOf(node).get('mso-list') ?? '');

function textOf(node: SourceNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

function withoutMarker(element: SourceElement): { children: SourceNode[]; marker: string } {
  let marker = '';
  const children = element.children.flatMap((child): SourceNode[] => {
    if (typeof child === 'string') return [child];
    if (isMarker(child)) {
      marker += textOf(child);
      return [];
    }
    const inner = withoutMarker(child);
    marker += inner.marker;
    return [{ ...child, children: inner.children }];
  });
  return { children, marker };
}

const isWordItem = (node: SourceNode) =>
  typeof node !== 'string' && (node.attributes.style?.includes('mso-list') ?? false);

function wordItem(node: SourceNode): WordItem | null {
  if (typeof node === 'string' || node.tag !== 'p') return null;
  const level = /level(\d)/.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  if (!level) return null;
  const { children, marker } = withoutMarker(node);
  const ordered = /^\s*[(（]?[\da-z一二三四五六七八九十]{1,4}[.)、．）]/i.test(marker);
  return { level: Number(level), ordered, element: { tag: 'p', attributes: {}, children } };
}

function nest(items: readonly WordItem[]): SourceElement[] {
  const lists: SourceElement[] = [];
  for (let index = 0; index < items.length; ) {
    const first = items[index];
    if (!first) break;
    const entries: SourceElement[] = [];
    while (index < items.length) {
      const item = items[index];
      if (!item || item.level < first.level || (item.level === first.level && item.ordered !== first.ordered)) break;
      const deeper: WordItem[] = [];
      for (let next = items[++index]; next && next.level > item.level; next = items[++index]) deeper.push(next);
      entries.push({ tag: 'li', attributes: {}, children: [item.element, ...nest(deeper)] });
    }
    lists.push({ tag: first.ordered ? 'ol' : 'ul', attributes: {}, children: entries });
  }
  return lists;
}

/** Converts Word's list items, which are paragraphs that only look like a list, to lists. */
export function groupWordLists(nodes: readonly SourceNode[]): readonly SourceNode[] {
  if (!nodes.some(isWordItem)) return nodes;
  const grouped: SourceNode[] = [];
  let items: WordItem[] = [];
  const flush = () => {
    grouped.push(...nest(items));
    items = [];
  };
  for (const node of nodes) {
    const item = wordItem(node);
    if (item) items.push(item);
    else if (items.length > 0 && typeof node === 'string' && node.trim() === '') continue;
    else {
      flush();
      grouped.push(node);
    }
  }
  flush();
  return grouped;
}
