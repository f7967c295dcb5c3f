import type { Block, ImageBlock, RichDocument } from '@paidang/editor/core';

/** Replaces each picture of a document; an empty list removes the picture. */
export function replacePictures(
  document: RichDocument,
  replace: (image: ImageBlock) => readonly Block[],
): RichDocument {
  const within = (blocks: readonly Block[]): readonly Block[] => {
    const replaced = blocks.flatMap(inside);
    // Cells, items and quotes need at least one block.
    return replaced.length > 0 ? replaced : [{ type: 'paragraph', runs: [] }];
  };
  const inside = (block: Block): readonly Block[] => {
    switch (block.type) {
      case 'image':
        return replace(block);
      case 'quote':
        return [{ ...block, blocks: within(block.blocks) }];
      case 'list':
        return [{ ...block, items: block.items.map(within) }];
      case 'table':
        return [
          { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: within(cell.blocks) }))) },
        ];
      default:
        return [block];
    }
  };
  return document.flatMap(inside);
}

/** The pictures of a document, in order. */
export function picturesOf(document: RichDocument): readonly ImageBlock[] {
  const found: ImageBlock[] = [];
  replacePictures(document, (image) => {
    found.push(image);
    return [image];
  });
  return found;
}
