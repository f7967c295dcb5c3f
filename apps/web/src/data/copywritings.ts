import type { CopyContent, CopywritingList, PhotosContent } from '@paidang/contract/entities';
import { copyPhotoRoutes, copywritingRoutes } from '@paidang/contract/routes';
import { functionCodes } from '@paidang/contract/vocabulary';
import { useState } from 'react';
import { request } from './api';
import { takePrefilled } from './prefilled';
import { useResource } from './resource';
import { reviewSource } from './reviews';
import type { StepSource } from './step-source';
import { copywritingKey, useStep } from './steps';
import { versionFile } from './version-files';

/** A task's platforms with the progress of their copy and pictures. */
export const useCopywriting = (task: string | null) =>
  useResource(
    task === null ? null : copywritingKey(task),
    async () =>
      takePrefilled<CopywritingList>(copywritingKey(task ?? '')) ??
      (await request(copywritingRoutes.list, { params: { task: task ?? '' } })).data,
  );

/**
 * The same on the page of one platform: the first view of its copy or pictures includes the list, so it is requested on its own
 * only if that view fails, or later.
 */
export function useCopywritingAfter(source: Pick<StepSource<unknown>, 'path' | 'view'>, task: string) {
  const { data: view, error } = useStep(source);
  const [viewed, setViewed] = useState('');
  if (viewed !== task && (view || error)) setViewed(task);
  return useCopywriting(viewed === task ? task : null).data;
}

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
