import { adoptStyles } from '@paidang/ui/custom-element';
import { type CreateTourLayer, raise } from '../views/layer';
import css from './element.css?inline';

/** Lets a page style what is inside by setting our `--pd-…` properties on this tag. */
const TAG = 'paidang-tour-layer';

/** A layer with a shadow root of its own, so that the page's styles and ours never meet. */
export function shadowLayer(theme: () => string): CreateTourLayer {
  return (parent) => {
    const host = document.createElement(TAG);
    host.dataset.theme = theme();
    const shadow = host.attachShadow({ mode: 'open' });
    adoptStyles(shadow, css);
    const root = shadow.appendChild(document.createElement('div'));
    root.className = 'pd-root pd-tour';
    return raise(host, root, parent);
  };
}
