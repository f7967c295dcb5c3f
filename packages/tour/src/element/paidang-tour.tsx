import { createRoot, type Root } from 'react-dom/client';
import { createTour, type Tour as TourHandle, type TourKey, type TourProgressPort, type TourStep } from '../core';
import type { TourLabels } from '../labels';
import { findTarget } from '../react/find-target';
import type { CreateTourLayer } from '../views/layer';
import { Tour } from '../views/tour';
import { shadowLayer } from './shadow-layer';

/**
 * `<paidang-tour>`: a tour for pages without React.
 *
 * Properties `steps`, `labels`, `tourKey`, `progress`; attributes `confirm-close` and `theme` (`light`, `dark`,
 * `system`); methods `start`, `stop`, `next`, `previous`; events `tour-step`, `tour-skip`, `tour-finish`, `tour-close`,
 * `tour-error`.
 *
 * @example
 * const tour = document.querySelector('paidang-tour');
 * tour.steps = [{ id: 'brief', target: '#brief', title: '先看需求單', text: '……' }];
 * tour.start();
 */
export class PaidangTour extends HTMLElement {
  static observedAttributes = ['confirm-close'];

  #labels: Partial<TourLabels> = {};
  #root: Root | undefined;
  readonly #createLayer: CreateTourLayer = shadowLayer(() => this.#theme());
  readonly #tour: TourHandle = createTour({
    steps: [],
    locate: findTarget,
    onStep: (step, index) => this.#emit('tour-step', { id: step.id, index }),
    onSkip: (step) => this.#emit('tour-skip', { id: step.id }),
    onFinish: () => this.#emit('tour-finish'),
    onClose: () => this.#emit('tour-close'),
    onError: (error) => this.#emit('tour-error', { error }),
  });

  get steps(): readonly TourStep[] {
    return this.#tour.steps();
  }

  set steps(steps: readonly TourStep[]) {
    this.#tour.update({ steps });
  }

  get labels(): Partial<TourLabels> {
    return this.#labels;
  }

  set labels(labels: Partial<TourLabels>) {
    this.#labels = labels;
    this.#render();
  }

  /** Which tour this is, for `progress`. */
  set tourKey(tourKey: TourKey) {
    this.#tour.update({ tourKey });
  }

  /** Where progress is kept. */
  set progress(progress: TourProgressPort) {
    this.#tour.update({ progress });
  }

  start(options?: { at?: string | number }) {
    this.#tour.start(options);
  }

  stop() {
    this.#tour.stop();
  }

  next() {
    this.#tour.next();
  }

  previous() {
    this.#tour.previous();
  }

  connectedCallback() {
    this.#root = createRoot(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    this.#render();
  }

  disconnectedCallback() {
    this.#tour.stop();
    this.#root?.unmount();
    this.#root = undefined;
  }

  attributeChangedCallback() {
    this.#tour.update({ confirmClose: this.hasAttribute('confirm-close') });
  }

  #render() {
    this.#root?.render(<Tour tour={this.#tour} labels={this.#labels} createLayer={this.#createLayer} />);
  }

  #theme(): string {
    const theme = this.getAttribute('theme');
    if (theme !== 'system') return theme ?? 'light';
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  #emit(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
