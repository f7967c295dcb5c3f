import type { Node } from '@tiptap/pm/model';
import { countText, type TextCount } from '../document/count-text';

/** Paragraphs are shared between versions of a document: on a key press only one of them is counted. */
const counted = new WeakMap<Node, TextCount>();

/** Words and characters of a document that is being written. */
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
