import { CopyContent, CopywritingList, PhotosContent } from '../entities';
import { defineCall, errorCodes, joinCalls } from './call';
import { PlatformParams, PlatformVersionParams, reviewCalls, TaskParams } from './reviews';

const base = '/api/copywritings/{task}';

export const copywritingCalls = joinCalls(
  {
    list: defineCall({
      method: 'GET',
      path: base,
      access: 'member',
      summary: '各平台的文案與圖片狀態',
      params: TaskParams,
      data: CopywritingList,
    }),
  },
  reviewCalls({
    base: `${base}/{platform}`,
    params: PlatformParams,
    versionParams: PlatformVersionParams,
    content: CopyContent,
    title: '文案',
    errors: errorCodes.noCopy,
  }),
);

export const copyPhotoCalls = reviewCalls({
  base: `${base}/{platform}/photos`,
  params: PlatformParams,
  versionParams: PlatformVersionParams,
  content: PhotosContent,
  title: '文案圖片',
  errors: errorCodes.noCopy,
});
