import type { Onboarding } from '@paidang/contract/entities';
import { onboardingRoutes } from '@paidang/contract/routes';
import type { OnboardingKey } from '@paidang/contract/vocabulary';
import { useSession } from '../stores/session';
import { request } from './api';

const { get, updateStep } = onboardingRoutes;
/** A tour is an extra: when it cannot be asked about or kept, nobody is told. */
const handles = 'all' as const;

const isFinished = ({ page, status }: OnboardingKey): boolean =>
  useSession.getState().finishedTours.some((known) => known.page === page && known.status === status);

/** How far one is in a tour. One that was seen to the end stays so: it is known since the session was confirmed. */
export const fetchOnboarding = async (key: OnboardingKey): Promise<Onboarding> =>
  isFinished(key) ? { finish: true, step: 0 } : (await request(get, { params: key, handles })).data;

export const saveOnboarding = async (key: OnboardingKey, progress: Onboarding): Promise<void> => {
  await request(updateStep, { body: { ...key, ...progress }, handles, keepalive: true });
};
