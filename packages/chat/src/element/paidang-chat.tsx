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
import { type ChatMode, type ChatPort, type ChatStorage, type ChatStore, createChatStore, unseenTotal } from '../core';
import { createEchoPort } from '../echo';
import type { ChatLabels } from '../labels';
import { ChatProvider } from '../react';
import { createChatStorage } from '../storage';
import { Chat, ChatListPopup } from '../views';
import css from './element.css?inline';
import uiCss from './ui.css?inline';

type GetToken = () => string | null | Promise<string | null>;

/** Events of `<paidang-chat>`, by name. */
export interface PaidangChatEvents {
  /** The number of unseen messages has changed. */
  'chat-unseen': CustomEvent<{ unseen: number }>;
  /** All rooms were requested; `preventDefault()` keeps the full chat from covering the page. */
  'chat-open-all': CustomEvent<null>;
}

/**
 * `<paidang-chat>`: the chat for trusted pages without React, in a shadow root.
 *
 * Either the property `port`, or the attributes `user`, `realtime-key` and, when they differ from the page's own,
 * `base-url`, `realtime-host`, `realtime-port`, with the property `getToken`. Attribute `lang`: `en`; `theme`: `light`, `dark`,
 * `system`; `launcher` for a button in the corner that opens the rooms; `room-list` shows the rooms in the element's place.
 * Methods `open`, `openContact`, `close`.
 *
 * @example
 * const chat = document.querySelector('paidang-chat');
 * chat.getToken = () => session.token;
 * chat.openContact(contactUuid);
 */
export class PaidangChat extends typedElement<PaidangChatEvents>() {
  static observedAttributes = [
    'lang',
    'theme',
    'user',
    'base-url',
    'realtime-key',
    'realtime-host',
    'realtime-port',
    'launcher',
    'room-list',
  ];

  #getToken: GetToken = () => null;
  #port: ChatPort | undefined;
  #storage: ChatStorage | undefined;
  #labels: LabelOverrides<ChatLabels> = {};
  readonly #language = elementLanguage<ChatLabels>(
    this,
    () => import('../labels/en'),
    () => this.#render(),
  );
  #root: Root | undefined;
  #store: ChatStore | undefined;
  #forget = () => {};
  /** A provider keeps the store it was mounted with, so a new store needs a new provider. */
  #stores = 0;

  /** Returns the current bearer token. */
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

  /** Stores unsent messages and drafts. @default IndexedDB, per `user` */
  get storage(): ChatStorage | undefined {
    return this.#storage;
  }

  set storage(storage: ChatStorage | undefined) {
    this.#storage = storage;
    this.#restart();
  }

  /** Labels to override, at any depth. */
  get labels(): LabelOverrides<ChatLabels> {
    return this.#labels;
  }

  set labels(labels: LabelOverrides<ChatLabels>) {
    this.#labels = labels;
    this.#render();
  }

  /** Opens a room. @param mode 0 popup, 1 full, -1 minimised @default 0 */
  open(room: string, mode: ChatMode = 0): void {
    this.#store?.open(room, mode);
  }

  /** Opens the room shared with a person; returns its id, or `null` if it could not be loaded. */
  async openContact(contact: string, mode: ChatMode = 0): Promise<string | null> {
    return this.#store?.openContact(contact, mode) ?? null;
  }

  close(room: string): void {
    this.#store?.close(room);
  }

  connectedCallback(): void {
    if (this.#root) return;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(shadow, uiCss, css);
    const app = document.createElement('div');
    shadow.replaceChildren(app);
    takeOver(this, ['getToken', 'port', 'storage', 'labels']);
    this.#root = createRoot(app);
    this.#language.follow();
    this.#restart();
  }

  disconnectedCallback(): void {
    whenGone(this, () => {
      this.#stop();
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#root) return;
    if (name === 'lang') this.#language.follow();
    if (name === 'theme') this.#applyTheme();
    else if (name === 'lang' || name === 'launcher' || name === 'room-list') this.#render();
    else this.#restart();
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
    this.dataset.theme = resolvedTheme(this);
  }

  readonly #openAll = (): void => {
    const wanted = new CustomEvent('chat-open-all', { detail: null, bubbles: true, composed: true, cancelable: true });
    const newest = this.#store?.getSnapshot().order[0];
    if (this.dispatchEvent(wanted) && newest !== undefined) this.open(newest, 1);
  };

  #render(): void {
    const store = this.#store;
    this.#root?.render(
      store ? (
        <ChatProvider
          key={this.#stores}
          store={store}
          labels={this.#language.labels(this.#labels)}
          locale={this.#language.locale()}
        >
          {this.hasAttribute('room-list') && <ChatListPopup onOpenAll={this.#openAll} />}
          <Chat launcher={this.hasAttribute('launcher')} onOpenAll={this.#openAll} />
        </ChatProvider>
      ) : null,
    );
  }
}
