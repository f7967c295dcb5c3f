import { isOnboardingKey } from '@paidang/contract/vocabulary';
import type { TourKey, TourProgressPort } from '@paidang/tour';
import { fetchOnboarding, saveOnboarding } from '../data/onboarding';

/** Tour progress stored on the server, so that a tour is shown once across all devices. */
export const tourProgress: TourProgressPort = {
  load: async (key) => {
    const { finish, step } = await fetchOnboarding(onboardingKey(key));
    return { finish, currentStep: step };
  },
  save: (key, { finish, currentStep }) => saveOnboarding(onboardingKey(key), { finish, step: currentStep }),
};

function onboardingKey(key: TourKey) {
  if (isOnboardingKey(key)) return key;
  throw new Error(`@paidang/web: the server has no tour ${key.page}/${key.status}. Add it to onboardingPages.`);
}
