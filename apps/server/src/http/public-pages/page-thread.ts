import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is started with. */
export interface ThreadSettings {
  /** File of the web app's build that draws pages. */
  readonly program: string;
  readonly origin: string;
  readonly site: object;
}

export type ToThread =
  | { readonly kind: 'draw'; readonly address: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly body: string };

export type FromThread =
  | { readonly kind: 'ready'; readonly addresses: readonly string[] }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string }
  | { readonly kind: 'drawn'; readonly page: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * The thread that draws public pages with the web app's own code, so that no request waits for a page. It has no access to
 * the database: what a page shows it asks of the server, which answers as it would answer a guest.
 *
 * Node runs this file as it is in development, so it imports nothing of ours.
 */
const { program, origin, site } = workerData as ThreadSettings;
const tell = (message: FromThread) => parentPort?.postMessage(message);
const asked = new Map<number, (response: Response) => void>();

globalThis.fetch = (path) =>
  new Promise((resolve) => {
    const id = asked.size === 0 ? 0 : Math.max(...asked.keys()) + 1;
    asked.set(id, resolve);
    tell({ kind: 'ask', id, path: String(path) });
  });
Object.assign(globalThis, { paidangSite: site });

const { drawPage, addresses } = (await import(program)) as {
  drawPage: (address: string, origin: string) => Promise<unknown>;
  addresses: readonly string[];
};

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'answer') {
    asked.get(message.id)?.(new Response(message.body, { status: message.status }));
    asked.delete(message.id);
    return;
  }
  drawPage(message.address, origin).then(
    (page) => tell({ kind: 'drawn', page }),
    (error: unknown) => tell({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }),
  );
});
tell({ kind: 'ready', addresses });
