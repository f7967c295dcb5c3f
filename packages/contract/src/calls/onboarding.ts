import * as z from 'zod';
import { Onboarding } from '../entities';
import { errorCodes } from '../routes/errors';
import { isOnboardingKey } from '../vocabulary';
import type { Schemas } from './call';

const key = { page: z.string(), status: z.string() };

export const onboardingSchemas = {
  get: {
    summary: '導覽看到哪裡；廠商沒有導覽，一律視為看完',
    params: z.object(key).refine(isOnboardingKey),
    data: Onboarding,
  },
  updateStep: {
    summary: '記住導覽看到哪裡；看完的不會變回沒看完',
    body: z.object({ ...key, ...Onboarding.shape, finish: z.boolean().default(false) }).refine(isOnboardingKey),
    data: Onboarding,
    errors: [errorCodes.forbidden],
  },
} satisfies Schemas;
