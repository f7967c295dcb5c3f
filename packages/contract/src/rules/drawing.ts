interface PicturePlace {
  readonly x: number;
  readonly y: number;
}

/** The fields of a shape that the rules need. */
export type SeenShape =
  | { readonly tool: 'pen'; readonly points: readonly PicturePlace[] }
  | { readonly tool: 'arrow' | 'box'; readonly from: PicturePlace; readonly to: PicturePlace }
  | { readonly tool: 'text'; readonly at: PicturePlace; readonly text: string };

/** The ninth of the picture something is in. */
export interface PictureRegion {
  row: 'top' | 'middle' | 'bottom';
  column: 'left' | 'middle' | 'right';
}

/** A shape as described to people who cannot see it. */
export interface ToldShape {
  tool: SeenShape['tool'];
  region: PictureRegion;
  /** The text, for a text shape. */
  text?: string;
}

const third = (value: number): 0 | 1 | 2 => (value < 1 / 3 ? 0 : value <= 2 / 3 ? 1 : 2);
const rows = ['top', 'middle', 'bottom'] as const;
const columns = ['left', 'middle', 'right'] as const;
const half = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The centre of a shape; for an arrow, its tip. */
function placeOf(shape: SeenShape): PicturePlace {
  if (shape.tool === 'arrow') return shape.to;
  if (shape.tool === 'text') return shape.at;
  const points = shape.tool === 'pen' ? shape.points : [shape.from, shape.to];
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) };
}

/** Describes a drawing to people who cannot see it: each shape with its position. */
export const tellShapes = (shapes: readonly SeenShape[]): ToldShape[] =>
  shapes.map((shape) => {
    const { x, y } = placeOf(shape);
    const region = { row: rows[third(y)], column: columns[third(x)] };
    return { tool: shape.tool, region, ...(shape.tool === 'text' ? { text: shape.text } : {}) };
  });

const rowWords = { top: '上', middle: '中', bottom: '下' } as const;
const columnWords = { left: '左', middle: '中', right: '右' } as const;
const toolWords = { pen: '手繪線', arrow: '箭頭', box: '方框', text: '文字' } as const;

function regionWords({ row, column }: PictureRegion): string {
  if (row === 'middle' && column === 'middle') return '正中央';
  if (row === 'middle') return `${columnWords[column]}側`;
  return column === 'middle' ? `正${rowWords[row]}方` : `${columnWords[column]}${rowWords[row]}方`;
}

/**
 * Describes a drawing in a sentence.
 *
 * @example drawingSentence(tellShapes(drawing.shapes)) // '畫記：右上方的箭頭'
 */
export const drawingSentence = (shapes: readonly ToldShape[]): string =>
  `畫記：${shapes
    .map(({ tool, region, text }) => `${regionWords(region)}的${text === undefined ? toolWords[tool] : `「${text}」`}`)
    .join('、')}`;
