import { createRoot, type Root } from 'react-dom/client';
import { type ChatMode, type ChatPort, type ChatStorage, type ChatStore, createChatStore, unseenTotal } from '../core';
import { createEchoPort } from '../echo';
import type { ChatLabelOverrides } from '../labels';
import { ChatProvider } from '../react';
import { createChatStorage } from '../storage';
import { Chat } from '../views';
import css from './element.css?inline';

type GetToken = () => string | null | Promise<string | null>;

let sheet: CSSStyleSheet | undefined;

function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/**
 * `<paidang-chat>`: the chat for trusted pages without React, in a shadow root.
 *
 * Either the property `port`, or the attributes `user`, `realtime-key` and, when they differ from the page's own,
 * `base-url`, `realtime-host`, `realtime-port`, with the property `getToken`. Attribute `theme`: `light`, `dark`,
 * `system`. Methods `open`, `openContact`, `close`. Event `chat-unseen` with the number of unseen messages.
 *
 * @example
 * const chat = document.querySelector('paidang-chat');
 * chat.getToken = () => session.token;
 * chat.openContact(contactUuid);
 */
export class PaidangChat extends HTMLElement {
  static observedAttributes = ['theme', 'user', 'base-url', 'realtime-key', 'realtime-host', 'realtime-port'];

  #getToken: GetToken = () => null;
  #port: ChatPort | undefined;
  #storage: ChatStorage | undefined;
  #labels: ChatLabelOverrides = {};
  #root: Root | undefined;
  #store: ChatStore | undefined;
  #forget = () => {};
  /** A provider keeps the store it was mounted with: another store is another provider. */
  #stores = 0;

  /** The bearer token of this moment. */
  get getToken(): GetToken {
    return this.#getToken;
  }

  set getToken(getToken: GetToken) {
    this.#getToken = getToken;
    this.#restart();
  }

  get port(): ChatPort | undefined {
    return this.#port;
  }

  set port(port: ChatPort | undefined) {
    this.#port = port;
    this.#restart();
  }

  /** Keeps unsent messages and drafts. @default IndexedDB, per `user` */
  set storage(storage: ChatStorage) {
    this.#storage = storage;
    this.#restart();
  }

  set labels(labels: ChatLabelOverrides) {
    this.#labels = labels;
    this.#render();
  }

  open(room: string, mode: ChatMode = 0): void {
    this.#store?.open(room, mode);
  }

  async openContact(contact: string, mode: ChatMode = 0): Promise<string | null> {
    return this.#store?.openContact(contact, mode) ?? null;
  }

  close(room: string): void {
    this.#store?.close(room);
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [styles()];
    const app = document.createElement('div');
    shadow.replaceChildren(app);
    this.#takeOver();
    this.#root = createRoot(app);
    this.#restart();
  }

  disconnectedCallback(): void {
    this.#stop();
    this.#root?.unmount();
    this.#root = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#root) return;
    if (name === 'theme') this.#applyTheme();
    else this.#restart();
  }

  /** Properties a page set before this script ran lie on the element itself, in front of the accessors. */
  #takeOver(): void {
    for (const name of ['getToken', 'port', 'storage', 'labels']) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #echoPort(): ChatPort | undefined {
    const user = this.getAttribute('user');
    const key = this.getAttribute('realtime-key');
    if (!user || !key) return undefined;
    const port = this.getAttribute('realtime-port');
    return createEchoPort({
      user,
      baseUrl: this.getAttribute('base-url') ?? '',
      getToken: () => this.#getToken(),
      realtime: {
        key,
        host: this.getAttribute('realtime-host') ?? undefined,
        port: port ? Number(port) : undefined,
      },
    });
  }

  #stop(): void {
    this.#forget();
    this.#store = undefined;
  }

  #restart(): void {
    if (!this.#root) return;
    this.#stop();
    const port = this.#port ?? this.#echoPort();
    if (port) {
      const account = this.getAttribute('user') ?? 'guest';
      const storage = this.#storage ?? createChatStorage({ account });
      const store = createChatStore({ port, storage, keepFull: true });
      let unseen = 0;
      this.#store = store;
      this.#stores += 1;
      this.#forget = store.subscribe(() => {
        const now = unseenTotal(store.getSnapshot());
        if (now === unseen) return;
        unseen = now;
        this.dispatchEvent(new CustomEvent('chat-unseen', { detail: { unseen }, bubbles: true, composed: true }));
      });
    }
    this.#applyTheme();
    this.#render();
  }

  #applyTheme(): void {
    const theme = this.getAttribute('theme') ?? 'light';
    const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
    this.dataset.theme = dark ? 'dark' : 'light';
  }

  #render(): void {
    const store = this.#store;
    this.#root?.render(
      store ? (
        <ChatProvider key={this.#stores} store={store} labels={this.#labels}>
          <Chat />
        </ChatProvider>
      ) : null,
    );
  }
}
