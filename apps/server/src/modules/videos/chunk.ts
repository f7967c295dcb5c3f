import { errorCodes } from '@paidang/contract/calls';
import type { VideoFeedback } from '@paidang/contract/entities';
import { checkVideoFile, chunkBytes, chunkCount, messages } from '@paidang/contract/rules';
import { fileTypeFromFile } from 'file-type';
import type { ReceivedFile } from '../../http/received-file';
import { AppError, invalid } from '../../platform/errors';
import { isFilmType } from '../../platform/ffmpeg';

/** A chunk as received. */
export interface SentChunk {
  readonly chunk?: number | undefined;
  readonly chunks?: number | undefined;
  readonly feedback?: Partial<VideoFeedback> | undefined;
  readonly file: ReceivedFile | undefined;
}

/** A validated chunk. */
export interface Chunk {
  readonly number: number;
  readonly file: ReceivedFile;
  /** Detected from the first chunk. */
  readonly mediaType: string | null;
  /** The file it is a part of. */
  readonly whole: Required<Pick<VideoFeedback, 'name' | 'size' | 'fingerprint'>> & { readonly chunks: number };
  readonly note: string | undefined;
}

const wrongFile = (code: typeof errorCodes.tooLarge | typeof errorCodes.unsupportedType, message: string) =>
  new AppError(code, { message, errors: { file: [message] } });

const wrongChunk = (message: string) => invalid({ message, errors: { chunk: [message] } });

/** @throws 0422, 0413, 0415 */
function readWhole({ feedback, chunks }: SentChunk): Chunk['whole'] {
  const { name, size, fingerprint } = feedback ?? {};
  if (name === undefined || size === undefined || fingerprint === undefined || chunks === undefined) {
    const message = messages.fillThisField;
    throw invalid({ errors: chunks === undefined ? { chunks: [message] } : { feedback: [message] } });
  }
  const wrong = checkVideoFile({ name, size });
  if (wrong === messages.videoTooLarge) throw wrongFile(errorCodes.tooLarge, wrong);
  if (wrong) throw wrongFile(errorCodes.unsupportedType, wrong);
  return { name, size, fingerprint, chunks };
}

/** The media type, detected from the first bytes. @throws 0415 */
async function videoTypeOf({ path }: ReceivedFile): Promise<string> {
  const mediaType = (await fileTypeFromFile(path))?.mime ?? '';
  if (!isFilmType(mediaType)) throw wrongFile(errorCodes.unsupportedType, messages.videoFormat);
  return mediaType;
}

/** Validates a chunk against the size of its file. @throws 0422, 0413, 0415 */
export async function readChunk(sent: SentChunk): Promise<Chunk> {
  const { chunk: number, file, feedback } = sent;
  if (!file) throw invalid({ errors: { file: [messages.fillThisField] } });
  const whole = readWhole(sent);
  if (number === undefined) throw invalid({ errors: { chunk: [messages.fillThisField] } });
  const fits = whole.chunks === chunkCount(whole.size) && number < whole.chunks;
  if (!fits || file.bytes !== chunkBytes(whole.size, number)) throw wrongChunk(messages.videoChunkWrong);
  if (feedback?.sha256 !== undefined && feedback.sha256 !== file.sha256) throw wrongChunk(messages.videoChunkWrong);
  const mediaType = number === 0 ? await videoTypeOf(file) : null;
  return { number, file, mediaType, whole, note: feedback?.note };
}
