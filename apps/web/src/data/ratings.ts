import type { RatingAnswers, Ratings } from '@paidang/contract/entities';
import { ratingRoutes } from '@paidang/contract/routes';
import type { QuestionnaireType } from '@paidang/contract/rules';
import { request } from './api';
import { useResource } from './resource';

/** The ratings by the two people of a task. */
export const useRatings = (task: string) =>
  useResource(['ratings', task], async () => (await request(ratingRoutes.get, { params: { task } })).data);

/** Sends a questionnaire, or changes it within the hour. The page shows errors. */
export const sendRating = async (task: string, type: QuestionnaireType, answers: RatingAnswers): Promise<Ratings> =>
  (await request(ratingRoutes.send, { body: { task_uuid: task, type, answers }, handles: 'all' })).data;

/** Skips a questionnaire permanently. */
export const skipRating = async (task: string, type: QuestionnaireType): Promise<Ratings> =>
  (await request(ratingRoutes.skip, { body: { task_uuid: task, type }, handles: 'all' })).data;
