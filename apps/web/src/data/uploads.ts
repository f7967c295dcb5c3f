import { uploadRoutes } from '@paidang/contract/routes';
import { request } from './api';

interface UploadSettings {
  onProgress?: ((ratio: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A photo of a comment. The board shows what went wrong. */
export const uploadCommentImage = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(uploadRoutes.commentImage, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data;

/** A picture inside a document; answers where it is. The editor shows what went wrong. */
export async function uploadDocumentImage(task: string, section: string, file: File, settings: UploadSettings) {
  const { data } = await request(uploadRoutes.images, {
    body: { task_uuid: task, section },
    files: { 'files[]': [file] },
    handles: 'all',
    ...settings,
  });
  const [path] = data.paths;
  if (!path) throw new Error('@paidang/web: the server took a picture without saying where it is.');
  return path;
}
