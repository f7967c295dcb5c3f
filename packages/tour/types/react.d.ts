import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangTour,
  PaidangTourAttributes,
  PaidangTourEvents,
  PaidangTourProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and adds listeners; React 18 only sets attributes, so use a `ref` for the others. */
type Listeners = {
  [Type in keyof PaidangTourEvents as `on${Type}`]?: ((event: PaidangTourEvents[Type]) => unknown) | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'paidang-tour': DetailedHTMLProps<HTMLAttributes<PaidangTour>, PaidangTour> &
        PaidangTourAttributes &
        Partial<Pick<PaidangTour, PaidangTourProperty>> &
        Listeners;
    }
  }
}
