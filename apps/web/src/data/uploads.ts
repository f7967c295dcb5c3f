import { uploadRoutes } from '@paidang/contract/routes';
import { request } from './api';

interface UploadSettings {
  onProgress?: ((ratio: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Uploads a photo of a comment. The board shows errors. */
export const uploadCommentImage = async (task: string, file: File, settings: UploadSettings) =>
  (
    await request(uploadRoutes.commentImage, {
      body: { task_uuid: task },
      files: { file },
      handles: 'all',
      ...settings,
    })
  ).data;

/** Uploads a picture of a document and returns its path. The editor shows errors. */
export async function uploadDocumentImage(task: string, section: string, file: File, settings: UploadSettings) {
  const { data } = await request(uploadRoutes.images, {
    body: { task_uuid: task, section },
    files: { 'files[]': [file] },
    handles: 'all',
    ...settings,
  });
  const [path] = data.paths;
  if (!path) throw new Error('@paidang/web: the server stored a picture but returned no path.');
  return path;
}
