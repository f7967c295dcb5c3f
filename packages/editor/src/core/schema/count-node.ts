import type { Node } from '@tiptap/pm/model';
import { countText, type TextCount } from '../document/count-text';

/** Paragraphs are shared between document states: on a keystroke only one of them is counted. */
const counted = new WeakMap<Node, TextCount>();

/** Counts words and characters of a document being edited. */
export function countNode(node: Node): TextCount {
  const known = counted.get(node);
  if (known) return known;
  let count: TextCount = { words: 0, characters: 0 };
  if (node.isTextblock) count = countText(node.textBetween(0, node.content.size, '', '\n'));
  else {
    node.forEach((child) => {
      const { words, characters } = countNode(child);
      count = { words: count.words + words, characters: count.characters + characters };
    });
  }
  counted.set(node, count);
  return count;
}
