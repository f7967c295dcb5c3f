import type { HTMLAttributes } from 'svelte/elements';
import type {
  PaidangFilm,
  PaidangFilmAttributes,
  PaidangFilmEvents,
  PaidangFilmProperty,
} from '../dist/element/index.js';

type Listeners = {
  [Type in keyof PaidangFilmEvents as `on${Type}`]?: ((event: PaidangFilmEvents[Type]) => unknown) | null;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'paidang-film': Omit<HTMLAttributes<PaidangFilm>, keyof PaidangFilmAttributes | PaidangFilmProperty> &
      PaidangFilmAttributes &
      Partial<Pick<PaidangFilm, PaidangFilmProperty>> &
      Listeners;
  }
}
