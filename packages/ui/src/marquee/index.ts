export type { MarqueeLabels } from '../labels/ui-labels';
export { Marquee, type MarqueeProps } from './marquee';
