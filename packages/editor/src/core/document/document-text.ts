import { isBlankText } from '@paidang/contract/rules';
import type { Block, RichDocument, TextRun } from './model';

export const runsText = (runs: readonly TextRun[]) => runs.map((run) => run.text).join('');

function lines(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [runsText(block.runs)];
    case 'list':
      return block.items.flat().flatMap(lines);
    case 'quote':
      return block.blocks.flatMap(lines);
    case 'table':
      return block.rows.map((row) => row.map((cell) => cell.blocks.flatMap(lines).join('\n')).join('\t'));
    case 'image':
      return block.alt === '' ? [] : [block.alt];
    case 'unknown':
      return block.text === '' ? [] : [block.text];
    case 'rule':
      return [];
  }
}

/** The text of a document: one line per paragraph, cells of a row separated by tabs. */
export const textOfDocument = (document: RichDocument): string => document.flatMap(lines).join('\n');

function hasContent(block: Block): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return !isBlankText(runsText(block.runs));
    case 'list':
      return block.items.flat().some(hasContent);
    case 'quote':
      return block.blocks.some(hasContent);
    case 'table':
      return block.rows.flat().some((cell) => cell.blocks.some(hasContent));
    case 'image':
    case 'unknown':
      return true;
    case 'rule':
      return false;
  }
}

/** Whether there is no picture and no text, whatever the markup. */
export const isEmpty = (document: RichDocument): boolean => !document.some(hasContent);
