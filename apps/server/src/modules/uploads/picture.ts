import { fileTypeFromFile } from 'file-type';
import type { ReceivedFile } from '../../http/received-file';
import { AppError } from '../../platform/errors';
import { decodeQueue, openPicture } from '../../platform/pictures';
import type { Platform } from '../../platform/platform';
import { reserveFile } from './leftovers';

/** What is stored. */
type MediaType = 'image/jpeg' | 'image/png' | 'image/webp';

const formats = {
  'image/jpeg': { extension: 'jpg', quality: 92 },
  'image/png': { extension: 'png', quality: 100 },
} as const;

/** A decoded and re-encoded picture. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: MediaType;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly originalName: string;
  /** Reserved in the storage; absent for pictures that the server makes. */
  readonly name?: string;
}

const isFormat = (mime: string | undefined): mime is keyof typeof formats => mime !== undefined && mime in formats;

export const refusedPicture = (refusal: string): AppError =>
  new AppError('0415', { message: refusal, errors: { file: [refusal] } });

/** What an uploaded picture is by its content. @throws 0415 unless it is a JPEG or PNG */
export async function pictureTypeOf(file: ReceivedFile, refusal: string): Promise<keyof typeof formats> {
  const mediaType = (await fileTypeFromFile(file.path))?.mime;
  if (!isFormat(mediaType)) throw refusedPicture(refusal);
  return mediaType;
}

/**
 * Decodes an uploaded JPEG or PNG and encodes it again, upright: only pictures come through, without their metadata (place,
 * camera).
 *
 * @param refusal the message for anything else
 * @param sentBy the uploader, who may decode a limited number at once
 * @throws 0415, 0429
 */
export async function readPicture(file: ReceivedFile, refusal: string, sentBy: string): Promise<Picture> {
  const mediaType = await pictureTypeOf(file, refusal);
  const { extension, quality } = formats[mediaType];
  const rewrite = async () => {
    const decoded = openPicture(file.path);
    const encoded = mediaType === 'image/png' ? decoded.png() : decoded.jpeg({ quality });
    return encoded.toBuffer({ resolveWithObject: true }).catch(() => null);
  };
  const written = await decodeQueue(sentBy, rewrite);
  if (!written) throw refusedPicture(refusal);
  const { data: bytes, info } = written;
  return { bytes, mediaType, extension, width: info.width, height: info.height, originalName: file.name };
}

/** Reads a picture and reserves a name for it. @throws 0415, 0429 */
export async function receivePicture(
  platform: Pick<Platform, 'db' | 'clock'>,
  file: ReceivedFile,
  refusal: string,
  sentBy: string,
): Promise<Picture> {
  const picture = await readPicture(file, refusal, sentBy);
  return { ...picture, name: await reserveFile(platform, picture.extension) };
}
