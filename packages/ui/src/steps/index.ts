export type { RenderLink, RenderLinkProps } from '../internal/render-link';
export type { Step, StepState } from './step';
export { Steps, type StepsLabels, type StepsProps } from './steps';
