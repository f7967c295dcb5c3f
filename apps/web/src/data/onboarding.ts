import type { Onboarding } from '@paidang/contract/entities';
import { onboardingRoutes } from '@paidang/contract/routes';
import type { OnboardingKey } from '@paidang/contract/vocabulary';
import { useSession } from '../stores/session';
import { request } from './api';

const { get, updateStep } = onboardingRoutes;
/** Tours are optional: failures to load or save progress are silent. */
const handles = 'all' as const;

const isFinished = ({ page, status }: OnboardingKey): boolean =>
  useSession.getState().finishedTours.some((known) => known.page === page && known.status === status);

/** The user's progress in a tour. Finished tours stay finished, and the confirmed session lists them: no request needed. */
export const fetchOnboarding = async (key: OnboardingKey): Promise<Onboarding> =>
  isFinished(key) ? { finish: true, step: 0 } : (await request(get, { params: key, handles })).data;

export const saveOnboarding = async (key: OnboardingKey, progress: Onboarding): Promise<void> => {
  await request(updateStep, { body: { ...key, ...progress }, handles, keepalive: true });
};
