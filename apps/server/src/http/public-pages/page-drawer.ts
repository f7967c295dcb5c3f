import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PublicPage, SharePicture } from '@paidang/contract/pages';
import type { AskAsGuest } from './ask-as-guest';
import type { MessageFromThread, MessageToThread, ThreadSettings } from './page-thread';

/** A page drawn by the web app (`apps/web/src/app/draw-page.tsx`). */
export interface DrawnPage {
  readonly page: PublicPage;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly shareTitle: string;
  readonly html: string;
  readonly preload: string;
  readonly known: readonly unknown[];
  readonly structured: readonly object[];
  readonly picture: SharePicture;
}

export interface PageDrawer {
  /**
   * @returns `null` if there is no such page
   * @throws if drawing failed or took too long
   */
  draw(address: string, ask: AskAsGuest): Promise<DrawnPage | null>;
  /** The addresses of all pages that need no record. */
  addresses(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Usually a page takes some tens of milliseconds. */
const drawTimeoutMs = 10_000;
/** Heap limit of the thread. */
const heapMegabytes = 256;

/** The thread's file: next to the source in development and tests, next to the bundle in production. */
function threadFile(): URL {
  const source = new URL('./page-thread.ts', import.meta.url);
  return existsSync(fileURLToPath(source)) ? source : new URL('./page-thread.js', import.meta.url);
}

interface Work {
  readonly ask: AskAsGuest;
  readonly resolve: (page: DrawnPage | null) => void;
  readonly reject: (error: Error) => void;
}

/** A single thread that draws one page at a time. It starts with the first page, and is restarted if it dies. */
class ThreadDrawer implements PageDrawer {
  #thread: Worker | null = null;
  #ready: Promise<readonly string[]> | null = null;
  #work: Work | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly settings: ThreadSettings) {}

  draw(address: string, ask: AskAsGuest): Promise<DrawnPage | null> {
    const drawn = this.#last.then(() => this.#drawNow(address, ask));
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }

  addresses(): Promise<readonly string[]> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.terminate();
  }

  async #drawNow(address: string, ask: AskAsGuest): Promise<DrawnPage | null> {
    await this.addresses();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new Error(`${address} took too long to draw.`)), drawTimeoutMs);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#work = null;
          settle(value);
        };
      this.#work = { ask, resolve: settled(resolve), reject: settled(reject) };
      this.#send({ kind: 'draw', address });
    });
  }

  async #start(): Promise<readonly string[]> {
    if (this.#isClosed) throw new Error('@paidang/server: this page drawer is closed.');
    const thread = new Worker(threadFile(), {
      workerData: this.settings,
      env: { NODE_ENV: 'production', TZ: 'Asia/Taipei' },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    thread.unref();
    this.#thread = thread;
    return new Promise((resolve, reject) => {
      thread.on('message', (message: MessageFromThread) => {
        if (message.kind === 'ready') resolve(message.addresses);
        else if (message.kind === 'ask') void this.#answer(message.id, message.path);
        else if (message.kind === 'drawn') this.#work?.resolve(message.page as DrawnPage | null);
        else this.#work?.reject(new Error(message.message));
      });
      thread.once('error', (error) => {
        reject(error);
        this.#end(error);
      });
      thread.once('exit', () => this.#end(new Error('@paidang/server: the thread that draws pages ended.')));
    });
  }

  async #answer(id: number, path: string): Promise<void> {
    const answer = await this.#work?.ask(path).catch(() => null);
    this.#send({ kind: 'answer', id, status: answer?.status ?? 500, body: answer?.body.toString() ?? '' });
  }

  #send(message: MessageToThread): void {
    this.#thread?.postMessage(message);
  }

  /** Ends the thread. The page being drawn fails; the next one starts a new thread. */
  #end(error: Error): void {
    void this.#thread?.terminate();
    this.#thread = null;
    this.#ready = null;
    this.#work?.reject(error);
  }
}

const programIn = (webFolder: string): string => join(webFolder, 'prerender', 'draw-page.js');

/** Returns whether the build contains the program that draws pages. */
export const canDrawPages = (webFolder: string): boolean => existsSync(programIn(webFolder));

/** Draws public pages with the built web app. */
export const createPageDrawer = (webFolder: string, settings: Omit<ThreadSettings, 'program'>): PageDrawer =>
  new ThreadDrawer({ ...settings, program: pathToFileURL(programIn(webFolder)).href });
