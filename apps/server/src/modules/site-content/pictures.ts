import type { ContentOf, ContentPicture } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import type { ContentKind } from '@paidang/contract/vocabulary';
import type { ReceivedFile } from '../../http/received-file';
import type { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { decodeQueue, openPicture } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { readRichText } from '../reviews';
import {
  fileNameOf,
  filePath,
  filesOfNoTask,
  type Picture,
  pictureTypeOf,
  refusedPicture,
  reserveFile,
} from '../uploads';

/** Longer side of a stored picture: twice the largest size in which a page shows a case's picture. */
const longestEdge = 2000;

/**
 * Reads an uploaded picture and encodes it for pages: upright, no larger than needed, without metadata.
 *
 * @throws 0415, 0429
 */
export async function receiveContentPicture(
  platform: Pick<Platform, 'db' | 'clock'>,
  file: ReceivedFile,
  sentBy: string,
): Promise<Picture> {
  await pictureTypeOf(file, messages.uploadFailed);
  const written = await decodeQueue(sentBy, () => encodeContentPicture(file.path).catch(() => null));
  if (!written) throw refusedPicture(messages.uploadFailed);
  return { ...written, originalName: file.name, name: await reserveFile(platform, written.extension) };
}

/** A picture encoded for pages. */
export async function encodeContentPicture(
  input: string | Uint8Array,
): Promise<Omit<Picture, 'originalName' | 'name'>> {
  const { data, info } = await openPicture(input)
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/webp', extension: 'webp', width: info.width, height: info.height };
}

/** The pictures in a content, with the names of their fields. */
function* picturesIn(value: unknown, field: string): Generator<{ field: string; picture: ContentPicture }> {
  if (typeof value !== 'object' || value === null) return;
  if ('path' in value && 'width' in value) yield { field, picture: value as ContentPicture };
  else for (const [key, inner] of Object.entries(value)) yield* picturesIn(inner, `${field}.${key}`);
}

const storedPicture = async (db: Database, paths: readonly string[]) => {
  const files = await filesOfNoTask(
    db,
    paths.flatMap((path) => fileNameOf(path) ?? []),
  );
  const byPath = new Map(files.map((file) => [filePath(file.name), file]));
  return (path: string) => byPath.get(path);
};

const missing = (field: string) => invalid({ errors: { [field]: [messages.uploadFailed] } });

/**
 * Content in stored form: rich text is sanitised, and pictures get their actual size.
 *
 * @throws 0422 if a picture is not one of ours
 */
export async function readStoredContent(
  db: Database,
  content: ContentOf<ContentKind>,
): Promise<ContentOf<ContentKind>> {
  const checked = structuredClone(content);
  const pictures = [...picturesIn(checked, 'content')];
  const text = 'body' in checked ? readRichText(checked.body) : null;
  const find = await storedPicture(db, [...pictures.map(({ picture }) => picture.path), ...(text?.pictures ?? [])]);
  for (const { field, picture } of pictures) {
    const file = find(picture.path);
    if (!file?.width || !file.height) throw missing(field);
    Object.assign(picture, { width: file.width, height: file.height });
  }
  if (text?.pictures.some((path) => !find(path))) throw missing('content.body');
  return text ? { ...checked, body: text.html } : checked;
}
