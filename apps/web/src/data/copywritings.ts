import type { CopyContent, PhotosContent } from '@paidang/contract/entities';
import { copyPhotoRoutes, copywritingRoutes } from '@paidang/contract/routes';
import { functionCodes } from '@paidang/contract/vocabulary';
import { request } from './api';
import { reviewSource } from './reviews';
import { useStep } from './steps';
import { versionFile } from './version-files';

/** A task's platforms with the progress of their copy and pictures. */
export const useCopywriting = (task: string) =>
  useStep({
    path: ['copywriting', task],
    view: async () => (await request(copywritingRoutes.list, { params: { task } })).data,
  });

/** The copy of one platform on the server. */
export const copySource = (task: string, platform: string) => ({
  ...reviewSource<CopyContent>(copywritingRoutes, ['copy', task, platform], { task, platform }),
  file: versionFile({ task, function: functionCodes.copyText }, platform),
});

/** The pictures of one platform on the server. */
export const photosSource = (task: string, platform: string) => ({
  ...reviewSource<PhotosContent>(copyPhotoRoutes, ['photos', task, platform], { task, platform }),
  file: versionFile({ task, function: functionCodes.copyPhotos }, platform),
});
