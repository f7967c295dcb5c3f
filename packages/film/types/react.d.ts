import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  PaidangFilm,
  PaidangFilmAttributes,
  PaidangFilmEvents,
  PaidangFilmProperty,
} from '../dist/element/index.js';

/** React 19 sets properties and listens; React 18 writes attributes only, and takes the others by a `ref`. */
type Listeners = {
  [Type in keyof PaidangFilmEvents as `on${Type}`]?: ((event: PaidangFilmEvents[Type]) => unknown) | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'paidang-film': DetailedHTMLProps<HTMLAttributes<PaidangFilm>, PaidangFilm> &
        PaidangFilmAttributes &
        Partial<Pick<PaidangFilm, PaidangFilmProperty>> &
        Listeners;
    }
  }
}
