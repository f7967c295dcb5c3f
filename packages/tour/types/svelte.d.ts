import type { HTMLAttributes } from 'svelte/elements';
import type {
  PaidangTour,
  PaidangTourAttributes,
  PaidangTourEvents,
  PaidangTourProperty,
} from '../dist/element/index.js';

type Listeners = {
  [Type in keyof PaidangTourEvents as `on${Type}`]?: ((event: PaidangTourEvents[Type]) => unknown) | null;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'paidang-tour': Omit<HTMLAttributes<PaidangTour>, keyof PaidangTourAttributes | PaidangTourProperty> &
      PaidangTourAttributes &
      Partial<Pick<PaidangTour, PaidangTourProperty>> &
      Listeners;
  }
}
