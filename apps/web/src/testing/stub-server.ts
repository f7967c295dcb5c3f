import { vi } from 'vitest';

type StubResponse = unknown | ((body: Record<string, unknown>) => unknown);

const nothing = { current_page: 1, last_page: 1, has_unread: false, unread_count: 0, per_page: 10, total: 0 };

/**
 * Answers requests by method and path, lists with nothing unless told. Returns the way to stop.
 *
 * @param meta what stands beside every answer; an answer that is a `Response` is sent as it is
 * @example stubServer({ 'GET /api/projects': [project] });
 */
export function stubServer(answers: Readonly<Record<string, StubResponse>> = {}, meta: object = {}): () => void {
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url), window.location.href);
    const answer = answers[`${init?.method ?? 'GET'} ${pathname}`] ?? [];
    const data = typeof answer === 'function' ? await answer(JSON.parse(String(init?.body ?? '{}'))) : answer;
    if (data instanceof Response) return data;
    return Response.json({ status: '0000', message: '', data, meta: { ...nothing, ...meta } });
  });
  return () => vi.unstubAllGlobals();
}
