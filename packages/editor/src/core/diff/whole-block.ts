import type { Block } from '../document/model';
import type { Change, DiffBlock } from './diff-model';

/** A block that was added, deleted or kept as a whole, with its content. */
export function wholeBlock(block: Block, change: Change): DiffBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return {
        type: 'text',
        level: block.type === 'heading' ? block.level : 0,
        runs: block.runs.map((run) => ({ ...run, change })),
        change,
      };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ blocks: wholeBlocks(item, change), change })), change };
    case 'quote':
      return { type: 'quote', blocks: wholeBlocks(block.blocks, change), change };
    case 'table':
      return {
        type: 'table',
        rows: block.rows.map((row) => ({
          cells: row.map((cell) => ({ cell, blocks: wholeBlocks(cell.blocks, change), change })),
          change,
        })),
        change,
      };
    case 'image':
      return { type: 'image', image: block, change };
    case 'rule':
      return { type: 'rule', change };
    case 'unknown':
      return { type: 'unknown', block, change };
  }
}

export const wholeBlocks = (blocks: readonly Block[], change: Change): readonly DiffBlock[] =>
  blocks.map((block) => wholeBlock(block, change));
