/**
 * Base class of custom elements. On a server, which has no `HTMLElement`, modules that define an element can still be imported.
 */
export const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Defines an element, where custom elements exist; ignores repeated definitions, since a script may be on a page twice. */
export function defineElement(name: string, element: CustomElementConstructor): void {
  const { customElements: registry } = globalThis;
  if (registry && !registry.get(name)) registry.define(name, element);
}

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Adds styles to a shadow root as constructed style sheets, which strict policies allow; elements of one kind share them. */
export function adoptStyles(shadow: ShadowRoot, ...styles: readonly string[]): void {
  shadow.adoptedStyleSheets = styles.map(sheetOf);
}

/**
 * Opens an element's shadow root with its styles: `app` for its content, `layers` for menus and dialogs, which read their
 * colours from `.pd-root`.
 *
 * @example const { app, layers } = openShadow(this, css); const root = createRoot(app);
 */
export function openShadow(
  element: HTMLElement,
  ...styles: readonly string[]
): { app: HTMLElement; layers: HTMLElement } {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, ...styles);
  const [app, layers] = [document.createElement('div'), document.createElement('div')];
  layers.className = 'pd-root';
  shadow.replaceChildren(app, layers);
  return { app, layers };
}

/** Resolves the `theme` attribute (`light`, `dark`, `system`). @default 'light' */
export function resolvedTheme(element: HTMLElement): 'light' | 'dark' {
  const theme = element.getAttribute('theme');
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return dark ? 'dark' : 'light';
}

/** Properties set before the script ran are own properties of the element and shadow the accessors: sets them again. */
export function takeOver(element: HTMLElement, properties: readonly string[]): void {
  for (const name of properties) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/**
 * Calls `end` once an element has been removed and not reinserted immediately: a moved element keeps its React root, and with
 * it what the user has typed. The call is delayed because the page's React may be rendering when it removes the element.
 */
export function whenGone(element: HTMLElement, end: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) end();
  });
}

/** The event methods of an element, typed by the names of its events. */
export interface TypedTarget<Events> {
  addEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * Base class of custom elements with typed events.
 *
 * @example class Clock extends typedElement<{ 'clock-tick': CustomEvent<number> }>() {}
 */
export const typedElement = <Events>() => ElementBase as unknown as new () => TypedTarget<Events> & HTMLElement;
