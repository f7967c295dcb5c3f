import { buildTable } from './build-table';
import { Flow } from './flow';
import type { Block, HeadingLevel, Mark, RichDocument } from './model';
import { readImage } from './read-image';
import { marksInside } from './read-marks';
import { invisible, readUnknown, refusedImage } from './read-unknown';
import type { SourceElement, SourceNode } from './source-node';
import { groupWordLists } from './word-lists';

/** Elements that end a line although the document model has no block for them. */
const boundaries = new Set(
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend li listing main menu nav pre search section summary tbody td tfoot th thead tr xmp'.split(
    ' ',
  ),
);

const headings: Readonly<Record<string, HeadingLevel>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** The schema requires every list item to start with a paragraph. */
const toItem = (blocks: readonly Block[]): readonly Block[] =>
  blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph', runs: [] }, ...blocks];

function readItems(nodes: readonly SourceNode[], marks: readonly Mark[]): (readonly Block[])[] {
  const items: (readonly Block[])[] = [];
  for (const node of nodes) {
    if (typeof node === 'string' ? node.trim() === '' : invisible.has(node.tag)) continue;
    const last = items.at(-1);
    if (typeof node === 'string' || node.tag !== 'li') {
      const blocks = readBlocks([node], marks);
      if (last && typeof node !== 'string' && /^[uo]l$/.test(node.tag)) items[items.length - 1] = [...last, ...blocks];
      else if (blocks.length > 0) items.push(toItem(blocks));
    } else items.push(toItem(readBlocks(node.children, marksInside(node, marks))));
  }
  return items;
}

function readList(element: SourceElement, flow: Flow, marks: readonly Mark[]) {
  const items = readItems(element.children, marks);
  const start = Number.parseInt(element.attributes.start ?? '1', 10);
  const ordered = element.tag === 'ol';
  if (items.length === 0) flow.close();
  else flow.add({ type: 'list', ordered, start: ordered && start >= 0 && start < 1e6 ? start : 1, items });
}

function readTable(element: SourceElement, flow: Flow, marks: readonly Mark[]) {
  const { table, outside } = buildTable(element, (nodes) => readBlocks(nodes, marks));
  flow.close();
  walk(outside, flow, marks);
  flow.close();
  if (table) flow.add(table);
}

function readElement(element: SourceElement, flow: Flow, marks: readonly Mark[]) {
  const { tag, children } = element;
  if (invisible.has(tag)) return;
  const unknown = readUnknown(element);
  if (unknown) return flow.add(unknown);
  const inside = marksInside(element, marks);
  const level = headings[tag];
  if (tag === 'p' || level) {
    flow.start(level ?? null);
    walk(children, flow, inside);
    flow.close();
  } else if (tag === 'br') flow.lineBreak(marks);
  else if (tag === 'hr') flow.add({ type: 'rule' });
  else if (tag === 'ul' || tag === 'ol') readList(element, flow, inside);
  else if (tag === 'table') readTable(element, flow, inside);
  else if (tag === 'blockquote') {
    const blocks = readBlocks(children, inside);
    flow.add({ type: 'quote', blocks: blocks.length > 0 ? blocks : [{ type: 'paragraph', runs: [] }] });
  } else if (tag === 'img') {
    flow.add(readImage(element) ?? refusedImage(element));
  } else if (boundaries.has(tag)) {
    flow.close();
    walk(children, flow, inside);
    flow.close();
  } else walk(children, flow, inside);
}

function walk(nodes: readonly SourceNode[], flow: Flow, marks: readonly Mark[]) {
  for (const node of groupWordLists(nodes)) {
    if (typeof node === 'string') flow.text(node, marks);
    else readElement(node, flow, marks);
  }
}

function readBlocks(nodes: readonly SourceNode[], marks: readonly Mark[]): readonly Block[] {
  const flow = new Flow();
  walk(nodes, flow, marks);
  flow.close();
  return flow.blocks;
}

/** Builds a document from parsed HTML: the one place that decides what is kept. */
export const buildDocument = (nodes: readonly SourceNode[]): RichDocument => readBlocks(nodes, []);
