import { buffer } from 'node:stream/consumers';
import type { ExportFormat } from '@paidang/contract/calls';
import { type FunctionCode, functionTitles } from '@paidang/contract/vocabulary';
import type { RichDocument } from '@paidang/editor/core';
import { type DocumentPicture, type ExportedDocument, picturesOf, readDocumentPicture } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { FileStorage } from '../../platform/storage';
import type { Transaction } from '../../platform/transaction';
import { findPlatform } from '../projects/store';
import { type AtTask, findVersion } from '../reviews';
import { findStep } from '../steps';
import { fileNameOf } from '../uploads';
import { versionBlocks } from './version-blocks';
import { dayOf, type ExportedFile, writeFile } from './write-file';

/** Which version of what. */
export interface ExportedVersion extends AtTask {
  readonly code: FunctionCode;
  readonly version: number;
}

type Words = Omit<ExportedDocument, 'pictures'>;

/** @throws 0404 */
async function readVersion({ db }: Transaction, wanted: ExportedVersion): Promise<Words> {
  const { seat, code, platformId, version: number } = wanted;
  const step = await findStep(db, seat.task.id, code, platformId);
  const record = step && (await findVersion(db, step.id, number));
  if (!record) throw notFound();
  const platform = platformId ? await findPlatform(db, seat.task.id, platformId) : null;
  const { version, author } = record;
  const state = version.acceptedAt ? '（已驗收）' : version.finalisedAt ? '（已定稿）' : '';
  return {
    title: [seat.project.name, platform?.title, functionTitles[code]].filter(Boolean).join('｜'),
    facts: [`第 ${number} 版${state}`, `${author.companyName || author.name}，${dayOf(version.sentAt)}送出`],
    blocks: versionBlocks(code, version.content),
  };
}

/** One after the other: they are decoded in memory. */
async function readPictures(storage: FileStorage, blocks: RichDocument): Promise<Map<string, DocumentPicture>> {
  const pictures = new Map<string, DocumentPicture>();
  for (const { src } of picturesOf(blocks)) {
    const name = fileNameOf(src);
    const stream = name && !pictures.has(src) ? await storage.read(name) : null;
    const picture = stream && (await readDocumentPicture(await buffer(stream)));
    if (picture) pictures.set(src, picture);
  }
  return pictures;
}

/** A version of a text step as a file. @throws 0404 */
export async function exportVersion(
  { transact, storage }: Platform,
  wanted: ExportedVersion,
  format: ExportFormat,
): Promise<ExportedFile> {
  const words = await transact((tx) => readVersion(tx, wanted));
  const pictures = await readPictures(storage, words.blocks);
  return writeFile(`${words.title} v${wanted.version}`, { ...words, pictures }, format);
}
