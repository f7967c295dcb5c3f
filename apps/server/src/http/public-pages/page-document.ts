import { knownDataId, sharePictureAddress, sharePictureSize } from '@paidang/contract/pages';
import { escapeMarkup } from '@paidang/contract/rules';
import type { DrawnPage } from './page-drawer';
import { pictureVersion } from './picture-version';

/** Files that public pages load in addition to the app's page. */
export interface PageFiles {
  /** Address of the script that starts the app. */
  readonly loader: string;
  /** By page: script URLs, and the text of its style sheets. */
  readonly pages: Readonly<Record<string, { readonly scripts: readonly string[]; readonly css: string }>>;
}

export interface DocumentSettings {
  /** The app's page. */
  readonly template: string;
  readonly files: PageFiles;
  readonly origin: string;
}

const appScripts = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;
const appParts = /<link rel="modulepreload"[^>]* href="([^"]+)"\s*\/?>\s*/g;

const addressesIn = (page: string, elements: RegExp): string[] =>
  [...page.matchAll(elements)].map(([, href = '']) => href);

/** JSON that cannot close the element that contains it. */
const data = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string): string => escapeMarkup(text).replaceAll('"', '&quot;');

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${attribute(content)}" />`;

/** The app's page with the head of a drawn page, for search engines and link previews. */
export function withHead(drawn: DrawnPage, { template, files, origin }: DocumentSettings): string {
  const { page, title, description, path, shareTitle, structured, picture } = drawn;
  const address = origin + path;
  const head = [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${attribute(address)}" />`,
    meta('property', 'og:type', page === 'userGuide' && path.split('/').length === 4 ? 'article' : 'website'),
    meta('property', 'og:site_name', title.split('｜').at(-1) ?? title),
    meta('property', 'og:locale', 'zh_TW'),
    meta('property', 'og:title', shareTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + sharePictureAddress(path, pictureVersion(picture))),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', `${sharePictureSize.width}`),
    meta('property', 'og:image:height', `${sharePictureSize.height}`),
    meta('property', 'og:image:alt', `${picture.title} ${picture.text}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structured.map((thing) => `<script type="application/ld+json">${data(thing)}</script>`),
  ];
  // After the shared style sheet, which it builds on. Inlined, since every further sheet delays the first paint.
  const css = files.pages[page]?.css;
  const styles = css ? `<style>${css}</style>` : '';
  return template
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
    .replace('</head>', () => `${styles}</head>`);
}

/** The whole page: complete without scripts, plus the one that starts the app once the user interacts. */
export function withBody(drawn: DrawnPage, settings: DocumentSettings): string {
  const { files } = settings;
  const page = withHead(drawn, settings);
  const app = addressesIn(page, appScripts).join(' ');
  const parts = [...addressesIn(page, appParts), ...(files.pages[drawn.page]?.scripts ?? [])].join(' ');
  const known =
    drawn.known.length > 0 ? `<script type="application/json" id="${knownDataId}">${data(drawn.known)}</script>` : '';
  return page
    .replace(appParts, '')
    .replace(appScripts, '')
    .replace('</head>', () => `${drawn.preload}<script type="module" src="${files.loader}"></script></head>`)
    .replace(
      '<div id="root" class="pd-root"></div>',
      () => `<div id="root" class="pd-root" data-scripts="${app}" data-parts="${parts}">${drawn.html}</div>${known}`,
    );
}
