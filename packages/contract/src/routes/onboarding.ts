import type { onboardingSchemas } from '../calls/onboarding';
import type { Routes } from './route';

export const onboardingRoutes: Routes<typeof onboardingSchemas> = {
  get: { method: 'GET', path: '/api/onboarding/{page}/{status}', access: 'user' },
  updateStep: { method: 'POST', path: '/api/onboarding/update-step', access: 'user' },
};
