import { parentPort, workerData } from 'node:worker_threads';

/** Data passed to the thread at start. */
export interface ThreadSettings {
  /** The file of the web app's build that draws pages. */
  readonly program: string;
  readonly origin: string;
  readonly site: object;
}

export type MessageToThread =
  | { readonly kind: 'draw'; readonly address: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly body: string };

export type MessageFromThread =
  | { readonly kind: 'ready'; readonly addresses: readonly string[] }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string }
  | { readonly kind: 'drawn'; readonly page: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * The thread that draws public pages with the web app's own code, so that drawing never blocks a request. It has no access
 * to the database: it requests the data of a page from the server, as a guest.
 *
 * In development Node runs this file unbundled, so it must not import other source files.
 */
const { program, origin, site } = workerData as ThreadSettings;
const send = (message: MessageFromThread) => parentPort?.postMessage(message);
const asked = new Map<number, (response: Response) => void>();

globalThis.fetch = (path) =>
  new Promise((resolve) => {
    const id = asked.size === 0 ? 0 : Math.max(...asked.keys()) + 1;
    asked.set(id, resolve);
    send({ kind: 'ask', id, path: String(path) });
  });
Object.assign(globalThis, { paidangSite: site });

const { drawPage, addresses } = (await import(program)) as {
  drawPage: (address: string, origin: string) => Promise<unknown>;
  addresses: readonly string[];
};

parentPort?.on('message', (message: MessageToThread) => {
  if (message.kind === 'answer') {
    asked.get(message.id)?.(new Response(message.body, { status: message.status }));
    asked.delete(message.id);
    return;
  }
  drawPage(message.address, origin).then(
    (page) => send({ kind: 'drawn', page }),
    (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' }),
  );
});
send({ kind: 'ready', addresses });
