import * as z from 'zod';
import { Captions } from '../entities';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';
import { TaskParams } from './reviews';

const params = TaskParams.extend({ video: z.uuid() });

export const captionSchemas = {
  view: {
    summary: '影片的字幕，和腳本的每一句比對',
    params,
    data: Captions,
  },
  /** Replaces the captions the film has. */
  keep: {
    summary: '上傳影片的字幕（srt、vtt，2MB內），取代原有的',
    encoding: 'multipart',
    files: ['file'],
    params,
    data: Captions,
    errors: [errorCodes.tooLarge, errorCodes.unsupportedType],
  },
  remove: { summary: '移除影片的字幕', params, data: Captions },
} satisfies Schemas;
