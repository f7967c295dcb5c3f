import { randomUUID } from 'node:crypto';
import type { ImportedScript, ScriptSegment } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { checkWordFile, documentMessages } from '@paidang/contract/rules';
import { type Block, type RichDocument, renderDocument } from '@paidang/editor/core';
import type { ReceivedFile } from '../../../http/received-file';
import { type DocumentPicture, picturesOf, readWord, refuseFile, replacePictures } from '../../../platform/documents';
import type { Platform } from '../../../platform/platform';
import type { FileStorage } from '../../../platform/storage';
import type { Transaction } from '../../../platform/transaction';
import { filePath, keepPicture, reserveFile } from '../../uploads';
import { type ReadSegment, toSegments } from './to-segments';

type NamedPicture = DocumentPicture & { readonly name: string };

/** The content of a Word file, with nothing stored yet. */
export interface ReadScript {
  readonly segments: readonly ReadSegment[];
  readonly pictures: ReadonlyMap<string, NamedPicture>;
  readonly warnings: string[];
}

type Reason = keyof typeof documentMessages;
const reasonOf = (message: string): Reason =>
  (Object.keys(documentMessages) as Reason[]).find((reason) => documentMessages[reason] === message) ?? 'notWord';

/** Leaves space for the URLs of pictures. */
const maxSegmentLength = limits.script.segmentLength - 1000;

/** Splits a segment that is too long between its blocks. @throws 0413 for a single block that is too long */
function fit(segment: ReadSegment): ReadSegment[] {
  const parts: Block[][] = [[]];
  let length = 0;
  for (const block of segment.blocks) {
    const own = renderDocument([block]).length;
    if (own > maxSegmentLength) throw refuseFile('tooLong');
    if (length + own > maxSegmentLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(block);
    length += own;
  }
  return parts.map((blocks, index) =>
    index === 0 ? { ...segment, blocks } : { title: '', start: null, end: null, narration: '', blocks },
  );
}

async function reserved(
  platform: Platform,
  pictures: ReadonlyMap<string, DocumentPicture>,
): Promise<Map<string, NamedPicture>> {
  const named = new Map<string, NamedPicture>();
  for (const [source, picture] of pictures) {
    named.set(source, { ...picture, name: await reserveFile(platform, picture.extension) });
  }
  return named;
}

/** Reads a Word file into segments. @throws 0413, 0415, 0422 with the message at the file's field. */
export async function readScriptFile(
  platform: Platform,
  file: ReceivedFile | undefined,
  sentBy: string,
): Promise<ReadScript> {
  if (!file) throw refuseFile('notWord');
  const wrong = checkWordFile({ name: file.name, size: file.bytes });
  if (wrong) throw refuseFile(reasonOf(wrong));
  const { blocks, pictures, lostPictures } = await readWord(file.path, sentBy);
  const { segments, headings } = toSegments(blocks);
  const fitting = segments.flatMap(fit);
  if (fitting.length === 0) throw refuseFile('empty');
  if (fitting.length > limits.script.segments) throw refuseFile('tooManySegments');
  const warnings = headings.map((heading) => `「${heading}」是文件或表格的標題，沒有成為段落`);
  if (lostPictures > 0) warnings.push(`${lostPictures}張圖片的格式無法匯入，位置已標示`);
  return { segments: fitting, pictures: await reserved(platform, pictures), warnings };
}

function toSegment({ title, start, end, narration }: ReadSegment, blocks: RichDocument): ScriptSegment {
  // The first picture becomes the scene; the others stay in the text.
  const [scene] = picturesOf(blocks);
  let isTaken = false;
  const text = replacePictures(blocks, (image) => {
    if (isTaken || image !== scene) return [image];
    isTaken = true;
    return [];
  });
  return {
    script_uuid: randomUUID(),
    title,
    start,
    end,
    picture: scene?.src ?? null,
    text: renderDocument(text),
    narration,
  };
}

/** Stores the pictures of a Word file and returns its segments. @throws 0413 */
export async function keepImportedScript(
  tx: Transaction,
  storage: FileStorage,
  { segments, pictures, warnings }: ReadScript,
  owner: { taskId: string; uploadedBy: string },
): Promise<ImportedScript> {
  const paths = new Map<string, string>();
  for (const [source, picture] of pictures) {
    const originalName = `word-${paths.size + 1}.${picture.extension}`;
    paths.set(source, filePath(await keepPicture(tx, storage, { ...picture, originalName }, owner)));
  }
  const scripts = segments.map((segment) => {
    const blocks = replacePictures(segment.blocks, (image) => {
      const src = paths.get(image.src);
      return src ? [{ ...image, src }] : [];
    });
    return toSegment(segment, blocks);
  });
  return { scripts, warnings };
}
