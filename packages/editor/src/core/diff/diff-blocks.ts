import { textOfDocument } from '../document/document-text';
import type { Block, ImageBlock, ListBlock, TextBlock } from '../document/model';
import { renderDocument } from '../document/render-document';
import { type AlignmentStep, align } from './align';
import type { DiffBlock, DiffItem } from './diff-model';
import { diffRuns } from './diff-runs';
import { diffTables } from './diff-table';
import { type Bigrams, bigramsOf, similarity } from './similarity';
import { wholeBlock, wholeBlocks } from './whole-block';

interface Entry {
  readonly blocks: readonly Block[];
  readonly key: string;
  readonly text: string;
  readonly bigrams: Bigrams;
}

function entry(blocks: readonly Block[]): Entry {
  const text = textOfDocument(blocks);
  return { blocks, key: renderDocument(blocks), text, bigrams: bigramsOf(text) };
}

const kindOf = (block: Block | undefined) => (block?.type === 'heading' ? 'paragraph' : block?.type);

/** Below this similarity, two blocks count as one deleted and one added. */
const minSimilarity: Readonly<Record<Block['type'], number>> = {
  paragraph: 0.3,
  heading: 0.3,
  list: 0.15,
  quote: 0.15,
  table: 0.1,
  image: 0,
  rule: 0,
  unknown: 1,
};

function score(before: Entry, after: Entry): number {
  const [a, b] = [before.blocks[0], after.blocks[0]];
  if (!a || !b || kindOf(a) !== kindOf(b)) return 0;
  if (a.type === 'image' && b.type === 'image') return a.src === b.src ? 1 : 0.2;
  if (a.type === 'unknown') return 0;
  if (before.text === after.text) return before.text === '' ? 0.1 : 1;
  const alike = similarity(before.bigrams, after.bigrams);
  return alike >= minSimilarity[a.type] ? alike : 0;
}

const pairing = { key: ({ key }: Entry) => key, score };

function diffText(before: TextBlock, after: TextBlock): DiffBlock {
  const level = after.type === 'heading' ? after.level : 0;
  const was = before.type === 'heading' ? before.level : 0;
  return { type: 'text', level, runs: diffRuns(before.runs, after.runs), change: level === was ? 'same' : 'restyled' };
}

function diffImages(before: ImageBlock, after: ImageBlock): readonly DiffBlock[] {
  if (before.src === after.src) return [{ type: 'image', image: after, change: 'restyled' }];
  return [wholeBlock(before, 'removed'), wholeBlock(after, 'added')];
}

function diffLists(before: ListBlock, after: ListBlock): DiffBlock {
  const items = align(before.items.map(entry), after.items.map(entry), pairing).map((step): DiffItem => {
    if (step.kind === 'removed') return { blocks: wholeBlocks(step.before.blocks, 'removed'), change: 'removed' };
    if (step.kind === 'added') return { blocks: wholeBlocks(step.after.blocks, 'added'), change: 'added' };
    return { blocks: diffBlocks(step.before.blocks, step.after.blocks), change: 'same' };
  });
  const change = before.ordered === after.ordered && before.start === after.start ? 'same' : 'restyled';
  return { type: 'list', ordered: after.ordered, start: after.start, items, change };
}

function diffPair(before: Block, after: Block): readonly DiffBlock[] {
  if (before.type === 'list' && after.type === 'list') return [diffLists(before, after)];
  if (before.type === 'table' && after.type === 'table') return diffTables(before, after, diffBlocks);
  if (before.type === 'image' && after.type === 'image') return diffImages(before, after);
  if (before.type === 'quote' && after.type === 'quote') {
    return [{ type: 'quote', blocks: diffBlocks(before.blocks, after.blocks), change: 'same' }];
  }
  const texts = [before, after].filter((block) => block.type === 'paragraph' || block.type === 'heading');
  const [old, current] = texts;
  return old && current ? [diffText(old, current)] : [wholeBlock(after, 'same')];
}

/** Aligns two sequences of blocks, keyed by their stored form. */
export function alignBlocks(before: readonly Block[], after: readonly Block[]): AlignmentStep<Entry>[] {
  const entries = (blocks: readonly Block[]) => blocks.map((block) => entry([block]));
  return align(entries(before), entries(after), pairing);
}

/** Compares two sequences of blocks. */
export function diffBlocks(before: readonly Block[], after: readonly Block[]): readonly DiffBlock[] {
  return alignBlocks(before, after).flatMap((step): readonly DiffBlock[] => {
    if (step.kind === 'removed') return wholeBlocks(step.before.blocks, 'removed');
    if (step.kind === 'added') return wholeBlocks(step.after.blocks, 'added');
    const [old, current] = [step.before.blocks[0], step.after.blocks[0]];
    if (!old || !current) return [];
    return step.before.key === step.after.key ? [wholeBlock(current, 'same')] : diffPair(old, current);
  });
}
