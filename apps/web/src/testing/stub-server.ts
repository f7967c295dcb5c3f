import { vi } from 'vitest';

type StubResponse = unknown | ((body: Record<string, unknown>) => unknown);

const nothing = { current_page: 1, last_page: 1, has_unread: false, unread_count: 0, per_page: 10, total: 0 };

/** Trace of a task whose brief has no requirements. */
const noTrace = { brief_version: null, requirements: [], columns: [] };

/** An error response in the format of the server. @example refusal(409, '這份申請由其他人審核') */
export function refusal(status: number, message: string, errors: Record<string, string[]> = {}): Response {
  const code = String(status).padStart(4, '0');
  return Response.json({ status: code, code, message, errors, data: null }, { status });
}

/**
 * Responds to requests by method and path; by default with an empty list or trace. Returns a function that restores `fetch`.
 *
 * @param answers data by request, or a function of the body; a `Response` is returned as it is
 * @param meta `meta` of every response
 * @example stubServer({ 'GET /api/projects': [project] });
 */
export function stubServer(answers: Readonly<Record<string, StubResponse>> = {}, meta: object = {}): () => void {
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url), window.location.href);
    const answer =
      answers[`${init?.method ?? 'GET'} ${pathname}`] ?? (pathname.startsWith('/api/trace/') ? noTrace : []);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    const data = typeof answer === 'function' ? await answer(body) : answer;
    if (data instanceof Response) return data.clone();
    return Response.json({ status: '0000', message: '', data, meta: { ...nothing, ...meta } });
  });
  return () => vi.unstubAllGlobals();
}
