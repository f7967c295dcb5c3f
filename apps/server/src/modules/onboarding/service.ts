import { errorCodes } from '@paidang/contract/calls';
import type { Onboarding } from '@paidang/contract/entities';
import { isCreator, type OnboardingKey, onboardingKeys } from '@paidang/contract/vocabulary';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../users';
import { type FinishedTour, findOnboarding, keepOnboarding, listFinished } from './store';

/** A user's progress in a tour. Vendors have no tours, so theirs count as finished. */
export async function onboardingOf({ db }: Transaction, user: CurrentUser, key: OnboardingKey): Promise<Onboarding> {
  if (!isCreator(user.role)) return { finish: true, step: 0 };
  return (await findOnboarding(db, user.id, key)) ?? { finish: false, step: 0 };
}

/**
 * Saves the progress in a tour. A finished tour stays finished, even if another window saves later.
 *
 * @throws 0403 for vendors
 */
export async function updateStep(
  { db, now }: Transaction,
  user: CurrentUser,
  progress: OnboardingKey & Onboarding,
): Promise<Onboarding> {
  if (!isCreator(user.role)) throw new AppError(errorCodes.forbidden);
  return keepOnboarding(db, user.id, progress, now);
}

/** The tours a user has finished. */
export const finishedTours = ({ db }: Transaction, userId: string): Promise<FinishedTour[]> => listFinished(db, userId);

/** Marks every tour as finished. @throws 0403 for vendors */
export async function finishOnboarding(tx: Transaction, user: CurrentUser): Promise<void> {
  for (const key of onboardingKeys) await updateStep(tx, user, { ...key, finish: true, step: 0 });
}
