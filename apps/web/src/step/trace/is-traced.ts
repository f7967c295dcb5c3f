import { type TracedStepCode, tracedSteps } from '@paidang/contract/trace';

/** Whether the requirements of the brief are followed through a step. */
export const isTraced = (code: string): code is TracedStepCode => tracedSteps.some((one) => one === code);
