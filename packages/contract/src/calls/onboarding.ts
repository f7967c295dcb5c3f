import * as z from 'zod';
import { Onboarding } from '../entities';
import { isOnboardingKey } from '../vocabulary';
import { defineCall, errorCodes } from './call';

const key = { page: z.string(), status: z.string() };

export const onboardingCalls = {
  get: defineCall({
    method: 'GET',
    path: '/api/onboarding/{page}/{status}',
    access: 'user',
    summary: '導覽看到哪裡；廠商沒有導覽，一律視為看完',
    params: z.object(key).refine(isOnboardingKey),
    data: Onboarding,
  }),
  updateStep: defineCall({
    method: 'POST',
    path: '/api/onboarding/update-step',
    access: 'user',
    summary: '記住導覽看到哪裡；看完的不會變回沒看完',
    body: z.object({ ...key, ...Onboarding.shape, finish: z.boolean().default(false) }).refine(isOnboardingKey),
    data: Onboarding,
    errors: [errorCodes.forbidden],
  }),
};
