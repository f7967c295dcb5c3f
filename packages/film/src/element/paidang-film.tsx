import type { SentVideo } from '@paidang/contract/entities';
import {
  elementLanguage,
  openShadow,
  resolvedTheme,
  takeOver,
  typedElement,
  whenGone,
} from '@paidang/ui/custom-element';
import type { LabelOverrides } from '@paidang/ui/labels';
import { NonceProvider } from '@paidang/ui/nonce';
import { PortalProvider } from '@paidang/ui/portal-root';
import { createRoot, type Root } from 'react-dom/client';
import { type ComparedFilm, createFilmClock, type FilmClock, type FilmPort, type Stretch } from '../core';
import type { FilmLabels } from '../labels';
import css from './element.css?inline';
import { type FilmRemark, FilmReview } from './film-review';
import uiCss from './ui.css?inline';

/** Events of `<paidang-film>`, by name. */
export interface PaidangFilmEvents {
  /** A pin was pressed; the film has moved to its time. */
  'film-remark': CustomEvent<{ id: string }>;
  /** A range was marked, by keys or on the timeline. */
  'film-stretch': CustomEvent<Stretch>;
  /** The port failed; the user has been shown a message. */
  'film-error': CustomEvent<{ error: unknown }>;
}

/**
 * `<paidang-film>`: the review of a film for pages without React, in a shadow root. As wide as its container, and
 * 560 px high on a wide screen unless the page sets another height.
 *
 * Attributes `lang`, `theme`, `active-remark`; properties `film` (required to show anything), `port`, `remarks`, `compared`,
 * `stretch`, `labels`, and `clock` for its position; events `film-remark`, `film-stretch`, `film-error`. Its `nonce` lets
 * dialogs pass a strict `style-src`.
 *
 * @example
 * const review = document.querySelector('paidang-film');
 * review.film = film;
 * board.port = { ...port, clock: review.clock };
 */
export class PaidangFilm extends typedElement<PaidangFilmEvents>() {
  static observedAttributes = ['lang', 'theme', 'active-remark'];

  readonly #language = elementLanguage<FilmLabels>(
    this,
    () => import('../labels/en'),
    () => this.#render(),
  );
  readonly #clock = createFilmClock();
  #root: Root | undefined;
  #layers: HTMLElement | null = null;
  #film: SentVideo | undefined;
  #port: FilmPort | undefined;
  #remarks: readonly FilmRemark[] = [];
  #compared: ComparedFilm | null = null;
  #stretch: Stretch | null = null;
  #labels: LabelOverrides<FilmLabels> = {};

  /** The film to review. */
  get film(): SentVideo | undefined {
    return this.#film;
  }

  set film(film: SentVideo | undefined) {
    this.#film = film;
    this.#render();
  }

  /** Connects the player to its host. */
  get port(): FilmPort | undefined {
    return this.#port;
  }

  set port(port: FilmPort | undefined) {
    this.#port = port;
    this.#render();
  }

  /** Comments, as pins and drawings. */
  get remarks(): readonly FilmRemark[] {
    return this.#remarks;
  }

  set remarks(remarks: readonly FilmRemark[]) {
    this.#remarks = remarks;
    this.#render();
  }

  /** Another version, played in sync. */
  get compared(): ComparedFilm | null {
    return this.#compared;
  }

  set compared(compared: ComparedFilm | null) {
    this.#compared = compared;
    this.#render();
  }

  /** Time range marked for the next comment; `null` clears it. */
  get stretch(): Stretch | null {
    return this.#stretch;
  }

  set stretch(stretch: Stretch | null) {
    this.#stretch = stretch;
    this.#render();
  }

  /** Labels to override, at any depth. */
  get labels(): LabelOverrides<FilmLabels> {
    return this.#labels;
  }

  set labels(labels: LabelOverrides<FilmLabels>) {
    this.#labels = labels;
    this.#render();
  }

  /** Position of the film and commands to move it; also serves as the `clock` of a comment board. */
  get clock(): FilmClock {
    return this.#clock;
  }

  connectedCallback(): void {
    takeOver(this, ['film', 'port', 'remarks', 'compared', 'stretch', 'labels']);
    this.dataset.theme = resolvedTheme(this);
    this.#root ??= this.#createRoot();
    this.#language.follow();
    this.#render();
  }

  disconnectedCallback(): void {
    whenGone(this, () => {
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    if (!this.#root) return;
    this.#language.follow();
    this.dataset.theme = resolvedTheme(this);
    this.#render();
  }

  readonly #onStretch = (stretch: Stretch): void => {
    this.stretch = stretch;
    this.#emit('film-stretch', stretch);
  };

  readonly #onFilm = (film: SentVideo): void => {
    this.film = film;
  };

  #createRoot(): Root {
    const { app, layers } = openShadow(this, uiCss, css);
    app.className = 'pd-film-element';
    this.#layers = layers;
    return createRoot(app);
  }

  #render(): void {
    const film = this.#film;
    this.#root?.render(
      film ? (
        <NonceProvider nonce={this.nonce}>
          <PortalProvider container={this.#layers}>
            <FilmReview
              key={film.video_uuid}
              film={film}
              clock={this.#clock}
              port={this.#port}
              remarks={this.#remarks}
              activeRemark={this.getAttribute('active-remark')}
              compared={this.#compared}
              stretch={this.#stretch}
              onStretch={this.#onStretch}
              onRemark={(id) => this.#emit('film-remark', { id })}
              onFilm={this.#onFilm}
              onError={(error) => this.#emit('film-error', { error })}
              labels={this.#language.labels(this.#labels)}
              locale={this.#language.locale()}
            />
          </PortalProvider>
        </NonceProvider>
      ) : null,
    );
  }

  #emit<Type extends keyof PaidangFilmEvents>(type: Type, detail: PaidangFilmEvents[Type]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
