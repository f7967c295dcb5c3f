import { fileTypeFromBuffer } from 'file-type';
import { openPicture } from '../pictures/open-picture.ts';

const longestEdge = 2000;
const readable = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff']);

export interface DocumentPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly extension: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes a picture of a document (in the document's process) and re-encodes it as jpg or png, depending on its content,
 * upright and at most 2000 px. `null` for other content, such as drawings of an Office program.
 */
export async function readDocumentPicture(bytes: Uint8Array): Promise<DocumentPicture | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  if (!found || !readable.has(found)) return null;
  const isPhoto = found === 'image/jpeg';
  try {
    const fit = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const;
    const picture = openPicture(bytes).resize(fit);
    const written = await (isPhoto ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer({
      resolveWithObject: true,
    });
    return {
      bytes: written.data,
      mediaType: isPhoto ? 'image/jpeg' : 'image/png',
      extension: isPhoto ? 'jpg' : 'png',
      width: written.info.width,
      height: written.info.height,
    };
  } catch {
    return null;
  }
}
