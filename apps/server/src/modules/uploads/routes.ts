import { uploadCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { ReceivedFile } from '../../http/received-file';
import { invalid } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { filePath } from './names';
import { type Picture, receivePicture } from './picture';
import { keepPicture } from './service';

async function receivePictures(
  platform: Platform,
  files: readonly ReceivedFile[],
  refusal: string,
  sentBy: string,
): Promise<[Picture, ...Picture[]]> {
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await receivePicture(platform, file, refusal, sentBy));
  const [first, ...rest] = pictures;
  if (!first) throw invalid({ message: refusal, errors: { file: [refusal] } });
  return [first, ...rest];
}

export function uploadRoutes(calls: CallRegistry, platform: Platform): void {
  const keep = (tx: Transaction, picture: Picture, taskId: string, uploadedBy: string) =>
    keepPicture(tx, platform.storage, picture, { taskId, uploadedBy });

  calls.task(
    uploadCalls.commentImage,
    {
      files: { maxBytes: limits.comments.photoBytes, tooLarge: () => messages.photoTooLarge },
      prepare: ({ files, user }) => receivePictures(platform, files, messages.uploadFailed, user.id),
    },
    async (tx, { prepared: [picture], membership, user }) => {
      const filename = await keep(tx, picture, membership.task.id, user.id);
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
      prepare: ({ files, user }) => receivePictures(platform, files, messages.photoTooLarge, user.id),
    },
    async (tx, { prepared: [first, ...rest], membership, user }) => {
      const filename = await keep(tx, first, membership.task.id, user.id);
      const filenames = [filename];
      for (const picture of rest) filenames.push(await keep(tx, picture, membership.task.id, user.id));
      return { data: { filename, filenames, paths: filenames.map(filePath) } };
    },
  );
}
