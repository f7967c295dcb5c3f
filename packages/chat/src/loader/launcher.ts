import { labelsOf } from './labels';
import css from './loader.css?inline';
import type { LoaderOptions } from './options';

export interface Launcher {
  readonly host: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Contains the frame. */
  readonly panel: HTMLElement;
  /** @param unread @default the last count */
  badge(unread?: number): void;
  /** Applies label, language and side. */
  apply(options: Pick<LoaderOptions, 'label' | 'position' | 'lang'>): void;
  /** Shows that the chat is unreachable. */
  fail(): void;
}

const icon = 'M12 3c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1 0-2-.1-2.9-.4L4 20.5l1.3-4C3.9 15.1 3 13 3 10.7 3 6.4 7 3 12 3Z';

function createIcon(): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(document.createElementNS(space, 'path'));
  svg.firstElementChild?.setAttribute('d', icon);
  return svg;
}

/** Creates button and panel in a shadow root, with a constructed style sheet that strict policies allow. */
export function createLauncher(): Launcher {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  let labels = labelsOf();
  let { label } = labels;
  let lastCount = 0;

  const panel = document.createElement('div');
  panel.id = 'panel';
  panel.role = 'dialog';
  panel.hidden = true;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-controls', panel.id);
  button.ariaExpanded = 'false';
  const badge = document.createElement('span');
  badge.ariaHidden = 'true';
  button.append(createIcon(), badge);
  shadow.append(panel, button);

  const launcher: Launcher = {
    host,
    button,
    panel,
    badge(unread = lastCount) {
      lastCount = unread;
      badge.textContent = unread > 99 ? '99+' : unread ? String(unread) : '';
      button.ariaLabel = unread ? labels.unread(label, unread) : label;
    },
    apply(options) {
      labels = labelsOf(options.lang);
      label = options.label ?? labels.label;
      host.dataset.side = options.position ?? 'right';
      panel.ariaLabel = label;
      launcher.badge();
    },
    fail() {
      const text = document.createElement('p');
      text.role = 'alert';
      text.textContent = labels.unreachable;
      panel.replaceChildren(text);
    },
  };
  return launcher;
}
