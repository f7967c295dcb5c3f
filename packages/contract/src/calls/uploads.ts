import * as z from 'zod';
import { CommentImage } from '../entities';
import type { Schemas } from './call';

export const uploadSchemas = {
  commentImage: {
    summary: '上傳留言照片（jpg、png，10MB 內）',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({ task_uuid: z.uuid() }),
    data: CommentImage,
  },
  images: {
    summary: '上傳編輯器圖片（jpg、png，10MB 內）',
    encoding: 'multipart',
    files: ['files[]', 'file'],
    body: z.object({ task_uuid: z.uuid(), section: z.string().max(40).default('outline') }),
    data: z.object({ filename: z.string(), filenames: z.array(z.string()), paths: z.array(z.string()) }),
  },
} satisfies Schemas;
