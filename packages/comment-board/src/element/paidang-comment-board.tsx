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
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { CommentAuthor, CommentBoard, CommentBoardPort, CommentPermissions, DraftStorage } from '../core';
import type { CommentCounts } from '../core/filter';
import type { CommentBoardLabels } from '../labels';
import { useCommentBoard, useCommentBoardState } from '../react/board-context';
import { compressPhoto } from '../react/compress-photo';
import { CommentBoardProvider } from '../react/provider';
import { CommentDrawer } from '../views/comment-drawer';
import css from './element.css?inline';
import uiCss from './ui.css?inline';

/** Events of `<paidang-comment-board>`, by name. */
export interface PaidangCommentBoardEvents {
  /** Number of comments, and of those not processed. */
  'comment-counts': CustomEvent<CommentCounts>;
  /** The button of `collapsible` was pressed. */
  'comment-collapse': CustomEvent<null>;
}

/** No library URL: a single script has no separate file for a worker. */
const compressHere = (file: File, signal: AbortSignal) => compressPhoto(file, signal, null);

interface WatchProps {
  onBoard: (board: CommentBoard | null) => void;
  onCounts: (counts: CommentCounts) => void;
}

/** Passes state from inside the provider to the custom element. */
function Watch({ onBoard, onCounts }: WatchProps) {
  const board = useCommentBoard();
  const counts = useCommentBoardState((state) => state.counts);
  useEffect(() => {
    onBoard(board);
    return () => onBoard(null);
  }, [board, onBoard]);
  useEffect(() => onCounts(counts), [counts, onCounts]);
  return null;
}

/**
 * `<paidang-comment-board>`: the comment board for pages without React, in a shadow root. 400 px wide unless
 * the page sets another width, and as high as its container.
 *
 * Attributes `lang`, `board-id`, `version`, `collapsible`, `theme`; properties `port` and `author` (both required to show
 * anything), `permissions`, `drafts`, `labels`, and `board` for commands; events `comment-counts`, `comment-collapse`. Its `nonce` lets
 * dialogs pass a strict `style-src`.
 *
 * @example
 * const board = document.querySelector('paidang-comment-board');
 * board.author = me;
 * board.port = port;
 */
export class PaidangCommentBoard extends typedElement<PaidangCommentBoardEvents>() {
  static observedAttributes = ['lang', 'theme', 'board-id', 'version', 'collapsible'];

  readonly #language = elementLanguage<CommentBoardLabels>(
    this,
    () => import('../labels/en'),
    () => this.#render(),
  );
  #root: Root | undefined;
  #layers: HTMLElement | null = null;
  #board: CommentBoard | null = null;
  #port: CommentBoardPort | undefined;
  #author: CommentAuthor | undefined;
  #permissions: CommentPermissions | undefined;
  #drafts: DraftStorage | undefined;
  #labels: LabelOverrides<CommentBoardLabels> = {};
  /** Identifies the port: a new port means a new board. */
  #ports = 0;

  /** Connects the board to its host. */
  get port(): CommentBoardPort | undefined {
    return this.#port;
  }

  set port(port: CommentBoardPort | undefined) {
    this.#port = port;
    this.#ports += 1;
    this.#render();
  }

  /** The current user, as the author of comments. */
  get author(): CommentAuthor | undefined {
    return this.#author;
  }

  set author(author: CommentAuthor | undefined) {
    this.#author = author;
    this.#render();
  }

  /** @default members of the project: write everywhere, edit their own comments */
  get permissions(): CommentPermissions | undefined {
    return this.#permissions;
  }

  set permissions(permissions: CommentPermissions | undefined) {
    this.#permissions = permissions;
    this.#render();
  }

  /** Stores drafts across reloads. @default this browser */
  get drafts(): DraftStorage | undefined {
    return this.#drafts;
  }

  set drafts(drafts: DraftStorage | undefined) {
    this.#drafts = drafts;
    this.#render();
  }

  /** Labels to override, at any depth. */
  get labels(): LabelOverrides<CommentBoardLabels> {
    return this.#labels;
  }

  set labels(labels: LabelOverrides<CommentBoardLabels>) {
    this.#labels = labels;
    this.#render();
  }

  /** All commands, such as `setQuote` and `activate`; `null` until `port` and `author` are set. */
  get board(): CommentBoard | null {
    if (!this.#board) flushSync(() => this.#render());
    return this.#board;
  }

  connectedCallback(): void {
    takeOver(this, ['port', 'author', 'permissions', 'drafts', 'labels']);
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

  readonly #onBoard = (board: CommentBoard | null): void => {
    this.#board = board;
  };

  readonly #onCounts = (counts: CommentCounts): void => this.#emit('comment-counts', counts);

  #createRoot(): Root {
    const { app, layers } = openShadow(this, uiCss, css);
    app.style.height = '100%';
    this.#layers = layers;
    return createRoot(app);
  }

  #render(): void {
    const [port, author, permissions, drafts] = [this.#port, this.#author, this.#permissions, this.#drafts];
    const onCollapse = () => this.#emit('comment-collapse', null);
    this.#root?.render(
      port && author ? (
        <NonceProvider nonce={this.nonce}>
          <PortalProvider container={this.#layers}>
            <CommentBoardProvider
              key={this.#ports}
              boardId={this.getAttribute('board-id') ?? ''}
              version={Number(this.getAttribute('version') ?? 0)}
              port={port}
              author={author}
              labels={this.#language.labels(this.#labels)}
              locale={this.#language.locale()}
              preparePhoto={compressHere}
              {...(permissions ? { permissions } : {})}
              {...(drafts ? { drafts } : {})}
            >
              <Watch onBoard={this.#onBoard} onCounts={this.#onCounts} />
              <CommentDrawer {...(this.hasAttribute('collapsible') ? { onCollapse } : {})} />
            </CommentBoardProvider>
          </PortalProvider>
        </NonceProvider>
      ) : null,
    );
  }

  #emit<Type extends keyof PaidangCommentBoardEvents>(
    type: Type,
    detail: PaidangCommentBoardEvents[Type]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
