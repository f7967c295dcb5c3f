import {
  adoptStyles,
  elementLanguage,
  resolvedTheme,
  takeOver,
  typedElement,
  whenGone,
} from '@paidang/ui/custom-element';
import type { LabelOverrides } from '@paidang/ui/labels';
import { createRoot, type Root } from 'react-dom/client';
import { type Tour as CoreTour, createTour, type TourKey, type TourProgressPort, type TourStep } from '../core';
import type { TourLabels } from '../labels';
import { findTarget } from '../react/find-target';
import { type CreateTourLayer, raise } from '../views/layer';
import { Tour } from '../views/tour';
import css from './element.css?inline';

/** Events of `<paidang-tour>`, by name. */
export interface PaidangTourEvents {
  /** A step is shown. */
  'tour-step': CustomEvent<{ id: string; index: number }>;
  /** A step's target did not appear in time, or its `before` failed. */
  'tour-skip': CustomEvent<{ id: string }>;
  'tour-finish': CustomEvent<null>;
  /** The reader left early, or no step had a target. */
  'tour-close': CustomEvent<null>;
  /** `before` or `progress` failed; the tour continues. */
  'tour-error': CustomEvent<{ error: unknown }>;
}

/** Content of a step: text, or an element, which is moved into the card. */
type ElementContent = string | Element;

/** Tag of the layer: a page can restyle the tour by setting `--pd-…` properties on it. */
const LAYER_TAG = 'paidang-tour-layer';

/** Creates layers with a shadow root of their own, so that styles of the page and of the tour do not affect each other. */
const shadowLayer =
  (theme: () => string): CreateTourLayer =>
  (parent) => {
    const host = document.createElement(LAYER_TAG);
    host.dataset.theme = theme();
    const shadow = host.attachShadow({ mode: 'open' });
    adoptStyles(shadow, css);
    const root = shadow.appendChild(document.createElement('div'));
    root.className = 'pd-root pd-tour';
    return raise(host, root, parent);
  };

/**
 * `<paidang-tour>`: a tour for pages without React.
 *
 * Properties `steps`, `labels`, `tourKey`, `progress`; attributes `lang`, `confirm-close` and `theme` (`light`, `dark`,
 * `system`); methods `start`, `stop`, `next`, `previous`; events `tour-step`, `tour-skip`, `tour-finish`, `tour-close`,
 * `tour-error`.
 *
 * @example
 * const tour = document.querySelector('paidang-tour');
 * tour.steps = [{ id: 'brief', target: '#brief', title: '先看需求單', text: '……' }];
 * tour.start();
 */
export class PaidangTour extends typedElement<PaidangTourEvents>() {
  static observedAttributes = ['lang', 'confirm-close'];

  #labels: LabelOverrides<TourLabels> = {};
  #tourKey: TourKey | undefined;
  #progress: TourProgressPort | undefined;
  readonly #language = elementLanguage<TourLabels>(
    this,
    () => import('../labels/en'),
    () => this.#render(),
  );
  #root: Root | undefined;
  readonly #createLayer: CreateTourLayer = shadowLayer(() => resolvedTheme(this));
  readonly #tour: CoreTour<Element, ElementContent> = createTour<Element, ElementContent>({
    steps: [],
    locate: findTarget,
    onStep: (step, index) => this.#emit('tour-step', { id: step.id, index }),
    onSkip: (step) => this.#emit('tour-skip', { id: step.id }),
    onFinish: () => this.#emit('tour-finish'),
    onClose: () => this.#emit('tour-close'),
    onError: (error) => this.#emit('tour-error', { error }),
  });

  /** Steps of the tour, in order. */
  get steps(): readonly TourStep<Element, ElementContent>[] {
    return this.#tour.steps();
  }

  set steps(steps: readonly TourStep<Element, ElementContent>[]) {
    this.#tour.update({ steps });
  }

  /** Labels to override, at any depth. */
  get labels(): LabelOverrides<TourLabels> {
    return this.#labels;
  }

  set labels(labels: LabelOverrides<TourLabels>) {
    this.#labels = labels;
    this.#render();
  }

  /** Identifies the tour for `progress`. */
  get tourKey(): TourKey | undefined {
    return this.#tourKey;
  }

  set tourKey(tourKey: TourKey | undefined) {
    this.#tourKey = tourKey;
    this.#tour.update({ tourKey });
  }

  /** Stores progress; none is stored by default. */
  get progress(): TourProgressPort | undefined {
    return this.#progress;
  }

  set progress(progress: TourProgressPort | undefined) {
    this.#progress = progress;
    this.#tour.update({ progress });
  }

  /** Starts where the reader left off, unless finished; with `at` (id or index of a step) it starts there, even if finished. */
  start(options?: { at?: string | number }) {
    this.#tour.start(options);
  }

  /** Removes the tour without saving. */
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
    takeOver(this, ['steps', 'labels', 'tourKey', 'progress']);
    this.#root ??= createRoot(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    this.#language.follow();
    this.#render();
  }

  disconnectedCallback() {
    this.#tour.stop();
    whenGone(this, () => {
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback() {
    this.#tour.update({ confirmClose: this.hasAttribute('confirm-close') });
    if (!this.#root) return;
    this.#language.follow();
    this.#render();
  }

  #render() {
    this.#root?.render(
      <Tour
        tour={this.#tour}
        labels={this.#language.labels(this.#labels)}
        locale={this.#language.locale()}
        createLayer={this.#createLayer}
      />,
    );
  }

  #emit(type: keyof PaidangTourEvents, detail: unknown = null) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
