import { CopyContent, CopywritingList, PhotosContent } from '../entities';
import { errorCodes } from '../routes/errors';
import { PlatformParams, PlatformVersionParams, reviewSchemas, TaskParams } from './reviews';

export const copywritingSchemas = {
  list: {
    summary: '各平台的文案與圖片狀態',
    params: TaskParams,
    data: CopywritingList,
  },
  ...reviewSchemas({
    params: PlatformParams,
    versionParams: PlatformVersionParams,
    content: CopyContent,
    title: '文案',
    errors: errorCodes.noCopy,
  }),
};

export const copyPhotoSchemas = reviewSchemas({
  params: PlatformParams,
  versionParams: PlatformVersionParams,
  content: PhotosContent,
  title: '文案圖片',
  errors: errorCodes.noCopy,
});
