export type { RenderLink, RenderLinkProps } from '../internal/render-link';
export { type Step, type StepState, Steps, type StepsLabels, type StepsProps } from './steps';
