import * as z from 'zod';
import { RatingAnswers, Ratings } from '../entities';
import { questionnaireTypes } from '../rules';
import type { Schemas } from './call';
import { TaskParams } from './reviews';

const which = { task_uuid: z.uuid(), type: z.enum(questionnaireTypes) };

/** Ratings at the end of a project: of the other side and of the product. */
export const ratingSchemas = {
  get: {
    summary: '評分問卷、自己的回答、對方的評分（雙方都送出或14天後才看得到）',
    params: TaskParams,
    data: Ratings,
  },
  send: {
    summary: '送出評分；一小時內可以修改',
    body: z.object({ ...which, answers: RatingAnswers }),
    data: Ratings,
  },
  skip: {
    summary: '略過一份問卷；之後不能再填',
    body: z.object(which),
    data: Ratings,
  },
} satisfies Schemas;
