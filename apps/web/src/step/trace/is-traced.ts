import { type TracedStepCode, tracedSteps } from '@paidang/contract/trace';

/** Whether a step is checked against the requirements of the brief. */
export const isTraced = (code: string): code is TracedStepCode => tracedSteps.some((one) => one === code);
