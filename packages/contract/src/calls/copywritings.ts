import { CopyContent, CopywritingList, PhotosContent } from '../entities';
import { errorCodes } from '../routes/errors';
import { PlatformParams, PlatformVersionParams, reviewSchemas, TaskParams } from './reviews';

const text = reviewSchemas({
  params: PlatformParams,
  versionParams: PlatformVersionParams,
  content: CopyContent,
  title: '文案',
  errors: errorCodes.noCopy,
});

const photos = reviewSchemas({
  params: PlatformParams,
  versionParams: PlatformVersionParams,
  content: PhotosContent,
  title: '文案圖片',
  errors: errorCodes.noCopy,
});

/** With `reading`, the response of `list`: the tabs of the page show the task's platforms. */
const withList = { platform_list: CopywritingList.optional() };

export const copywritingSchemas = {
  list: {
    summary: '各平台的文案與圖片狀態',
    params: TaskParams,
    data: CopywritingList,
  },
  ...text,
  view: { ...text.view, data: text.view.data.extend(withList) },
};

export const copyPhotoSchemas = { ...photos, view: { ...photos.view, data: photos.view.data.extend(withList) } };
