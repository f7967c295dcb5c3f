import { isOnboardingKey } from '@paidang/contract/vocabulary';
import type { TourKey, TourProgressPort } from '@paidang/tour';
import { fetchOnboarding, saveOnboarding } from '../data/onboarding';

/** Tours as the server knows them, so that they are seen once on all devices. */
export const tourProgress: TourProgressPort = {
  load: async (key) => {
    const { finish, step } = await fetchOnboarding(known(key));
    return { finish, currentStep: step };
  },
  save: (key, { finish, currentStep }) => saveOnboarding(known(key), { finish, step: currentStep }),
};

function known(key: TourKey) {
  if (isOnboardingKey(key)) return key;
  throw new Error(`@paidang/web: the server knows no tour ${key.page}/${key.status}. Add it to onboardingPages.`);
}
