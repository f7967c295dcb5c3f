import css from './loader.css?inline';
import type { LoaderOptions } from './options';
import { wordsOf } from './words';

export interface Launcher {
  readonly host: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Holds the frame. */
  readonly panel: HTMLElement;
  /** @param unread @default as before */
  badge(unread?: number): void;
  /** What it is called, in which language, and on which side it is. */
  dress(options: Pick<LoaderOptions, 'label' | 'position' | 'lang'>): void;
  /** Says that the chat cannot be reached. */
  fail(): void;
}

const icon = 'M12 3c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1 0-2-.1-2.9-.4L4 20.5l1.3-4C3.9 15.1 3 13 3 10.7 3 6.4 7 3 12 3Z';

function drawing(): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(document.createElementNS(space, 'path'));
  svg.firstElementChild?.setAttribute('d', icon);
  return svg;
}

/** The button and the panel in a shadow root, with a style sheet that strict policies allow. */
export function createLauncher(): Launcher {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  let words = wordsOf();
  let { label } = words;
  let waiting = 0;

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
  button.append(drawing(), badge);
  shadow.append(panel, button);

  const launcher: Launcher = {
    host,
    button,
    panel,
    badge(unread = waiting) {
      waiting = unread;
      badge.textContent = unread > 99 ? '99+' : unread ? String(unread) : '';
      button.ariaLabel = unread ? words.unread(label, unread) : label;
    },
    dress(options) {
      words = wordsOf(options.lang);
      label = options.label ?? words.label;
      host.dataset.side = options.position ?? 'right';
      panel.ariaLabel = label;
      launcher.badge();
    },
    fail() {
      const text = document.createElement('p');
      text.role = 'alert';
      text.textContent = words.unreachable;
      panel.replaceChildren(text);
    },
  };
  return launcher;
}
