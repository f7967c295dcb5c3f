import { uploadCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { ReceivedFile } from '../../http/received-file';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { type Picture, readPicture } from './picture';
import { takeRoom } from './quota';
import { filePath, keepPicture } from './service';

async function readPictures(files: readonly ReceivedFile[], refusal: string): Promise<[Picture, ...Picture[]]> {
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await readPicture(file, refusal));
  const [first, ...rest] = pictures;
  if (!first) throw invalid({ message: refusal, errors: { file: [refusal] } });
  return [first, ...rest];
}

export function uploadRoutes(calls: CallRegistry, { storage }: Platform): void {
  const keep = async (tx: Transaction, picture: Picture, taskId: string, uploadedBy: string) => {
    await takeRoom(tx, uploadedBy, picture.bytes.length);
    return keepPicture(tx, storage, picture, { taskId, uploadedBy });
  };

  calls.task(
    uploadCalls.commentImage,
    {
      files: { maxBytes: limits.comments.photoBytes, tooLarge: () => messages.photoTooLarge },
      prepare: ({ files }) => readPictures(files, messages.uploadFailed),
    },
    async (tx, { prepared: [picture], seat, user }) => {
      const filename = await keep(tx, picture, seat.task.id, user.id);
      return { data: { filename, path: filePath(filename) } };
    },
  );

  calls.task(
    uploadCalls.images,
    {
      files: {
        maxBytes: limits.editor.imageBytes,
        maxFiles: limits.editor.dropFiles,
        tooLarge: () => messages.photoTooLarge,
      },
      prepare: ({ files }) => readPictures(files, messages.photoTooLarge),
    },
    async (tx, { prepared: [first, ...rest], seat, user }) => {
      const filename = await keep(tx, first, seat.task.id, user.id);
      const filenames = [filename];
      for (const picture of rest) filenames.push(await keep(tx, picture, seat.task.id, user.id));
      return { data: { filename, filenames, paths: filenames.map(filePath) } };
    },
  );
}
