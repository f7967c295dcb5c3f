import { createHash } from 'node:crypto';
import { messages } from '@paidang/contract/rules';
import { type Block, isEmptyDocument, parseDocument, renderDocument } from '@paidang/editor/core';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { areFilesOfTask, fileNameOf } from '../uploads';

function* pictureSources(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.type === 'image') yield block.src;
    else if (block.type === 'quote') yield* pictureSources(block.blocks);
    else if (block.type === 'list') for (const item of block.items) yield* pictureSources(item);
    else if (block.type === 'table') for (const cell of block.rows.flat()) yield* pictureSources(cell.blocks);
  }
}

const refused = (message: string) => invalid({ errors: { content: [message] } });

/** A document as it is stored. */
export interface Content {
  readonly html: string;
  /** Path of its first picture. */
  readonly picture: string | null;
}

/**
 * The stored form of what an editor sent. Pictures must be files of the task: others could change or vanish after the
 * version was accepted.
 *
 * @throws 0422
 */
export async function readContent({ db }: Transaction, taskId: string, html: string): Promise<Content> {
  const document = parseDocument(html);
  const sources = [...pictureSources(document)];
  const names = sources.map(fileNameOf);
  const isOurs = names.every((name) => name !== null);
  if (!isOurs || !(await areFilesOfTask(db, taskId, names))) throw refused(messages.uploadFailed);
  return { html: renderDocument(document), picture: sources[0] ?? null };
}

/** @throws 0422 */
export function refuseEmpty(content: string): void {
  if (isEmptyDocument(content)) throw refused(messages.fillThisField);
}

export const hashContent = (content: string): string => createHash('sha256').update(content).digest('hex');
