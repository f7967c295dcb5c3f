import { findQuote } from '@paidang/contract/rules';
import type { Node } from '@tiptap/pm/model';
import { changeOf, type Suggestion } from '../../suggestions/suggestion';
import { TextPieces } from '../../suggestions/text-pieces';

/** A suggestion and the position of its quoted words in the editor's document. */
export interface PlacedSuggestion {
  readonly suggestion: Suggestion;
  readonly from: number;
  readonly to: number;
}

/** The text of the document as the view shows it, indexed by document position. */
export function indexNode(document: Node): TextPieces<number> {
  const pieces = new TextPieces<number>();
  document.descendants((node, position) => {
    if (node.isText) pieces.add(node.text ?? '', position);
    else pieces.break();
    // Among leaf nodes, only markers of unknown content have text.
    for (const line of String(node.attrs.text ?? '').split('\n')) {
      pieces.add(line, position);
      if (line !== '') pieces.break();
    }
    return true;
  });
  return pieces;
}

function place(index: TextPieces<number>, suggestion: Suggestion): PlacedSuggestion | null {
  const found = findQuote(index.text, suggestion.quote);
  if (!found) return null;
  const portions = index.portions(found.start, found.end);
  const [first, last] = [portions[0], portions.at(-1)];
  return first && last ? { suggestion, from: first.at + first.from, to: last.at + last.to } : null;
}

/** Finds the quoted words of every suggestion; omits those whose words are gone. */
export function placeSuggestions(document: Node, suggestions: readonly Suggestion[]): PlacedSuggestion[] {
  if (suggestions.length === 0) return [];
  const index = indexNode(document);
  return suggestions.flatMap((suggestion) => place(index, suggestion) ?? []);
}

/** Whether the quoted words are still there, unchanged. */
export const isIntact = (document: Node, { suggestion, from, to }: PlacedSuggestion) =>
  document.textBetween(from, to, '\n', '\n') === suggestion.quote.selectedText;

/** The range to be replaced, and the text to insert. */
export function changeAt({ suggestion, from, to }: PlacedSuggestion) {
  const { from: start, to: end, inserted } = changeOf(suggestion);
  const words = suggestion.quote.selectedText;
  // Text offsets and document positions only match inside one paragraph.
  if (words.includes('\n')) return { from, to, inserted: suggestion.replacement };
  return { from: from + start, to: to - (words.length - end), inserted };
}
