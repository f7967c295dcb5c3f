import { onboardingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { onboardingOf, updateStep } from './service';

export function onboardingRoutes(calls: CallRegistry): void {
  calls.user(onboardingCalls.get, async (tx, { user, params }) => ({ data: await onboardingOf(tx, user, params) }));

  calls.user(onboardingCalls.updateStep, async (tx, { user, body }) => ({ data: await updateStep(tx, user, body) }));
}
