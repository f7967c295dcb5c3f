import type { Onboarding } from '@paidang/contract/entities';
import { onboardingRoutes } from '@paidang/contract/routes';
import type { OnboardingKey } from '@paidang/contract/vocabulary';
import { request } from './api';

const { get, updateStep } = onboardingRoutes;
/** A tour is an extra: when it cannot be asked about or kept, nobody is told. */
const handles = 'all' as const;

export const fetchOnboarding = async (key: OnboardingKey): Promise<Onboarding> =>
  (await request(get, { params: key, handles })).data;

export const saveOnboarding = async (key: OnboardingKey, progress: Onboarding): Promise<void> => {
  await request(updateStep, { body: { ...key, ...progress }, handles, keepalive: true });
};
