import {
  authRoutes,
  notificationRoutes,
  onePageScriptRoutes,
  projectRoutes,
  uploadRoutes,
} from '@paidang/contract/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { ApiError, NetworkError, type RequestError } from './errors';

const success = (data: unknown, meta?: unknown) => Response.json({ status: '0000', message: '', data, meta });
const failure = (status: number, code: string, rest: object = {}) =>
  Response.json({ status: code, code, message: '', ...rest }, { status });

function clientWith(answer: () => Response | Promise<Response>) {
  const send = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => answer());
  const failures: RequestError[] = [];
  const client = createClient({
    getToken: () => 'token-1',
    getSocketId: () => '12.34',
    onFailure: (error) => failures.push(error),
    fetch: send as typeof fetch,
  });
  const sent = () => {
    const [url, init] = send.mock.calls[0]!;
    return { url, init: init!, headers: new Headers(init!.headers) };
  };
  return { ...client, send, sent, failures };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('request', () => {
  test('R-err-01 carries the bearer token and the socket of this tab', async () => {
    const { request, sent } = clientWith(() => success([]));
    await request(projectRoutes.list);
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
    expect(sent().headers.get('x-socket-id')).toBe('12.34');
  });

  test('fills in parameters and query, omitting undefined values', async () => {
    const { request, sent } = clientWith(() => success([]));
    await request(projectRoutes.activities, { params: { project: 'a/b' }, query: { per_page: 6 } });
    expect(sent().url).toBe('/api/projects/a%2Fb/activities?per_page=6');
  });

  test('adds an idempotency key to unsafe requests', async () => {
    const { request, sent } = clientWith(() => success(null));
    await request(authRoutes.logout, { idempotencyKey: 'k-1' });
    expect(sent().headers.get('idempotency-key')).toBe('k-1');
  });

  test('adds no idempotency key to safe requests', async () => {
    const { request, sent } = clientWith(() => success([]));
    await request(projectRoutes.list);
    expect(sent().headers.has('idempotency-key')).toBe(false);
  });

  test('sends files as parts next to the text fields', async () => {
    const { request, sent } = clientWith(() => success({ filename: 'a', path: '/a' }));
    await request(uploadRoutes.commentImage, { body: { task_uuid: 't' }, files: { file: new Blob(['x']) } });
    const form = sent().init.body as FormData;
    expect(form.get('task_uuid')).toBe('t');
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

describe('response', () => {
  test('R-err-03 returns data and meta of the envelope', async () => {
    const { request } = clientWith(() => success([1], { current_page: 1 }));
    await expect(request(notificationRoutes.list)).resolves.toEqual({ data: [1], meta: { current_page: 1 } });
  });

  test('R-err-03 a refusal becomes an error with code, field messages and recovery data', async () => {
    const { request } = clientWith(() =>
      failure(422, '0422', { errors: { email: ['電子郵件不正確'] }, data: { revision: 4 } }),
    );
    const error = await request(projectRoutes.list).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: '0422',
      errors: { email: ['電子郵件不正確'] },
      data: { revision: 4 },
    });
  });

  test("a proxy's page is an error too", async () => {
    const { request } = clientWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(request(projectRoutes.list)).rejects.toMatchObject({ status: 502, code: '0502' });
  });

  test('no response is a network error that says whether the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { request } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await request(projectRoutes.list).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ offline: true });
  });
});

describe('failures', () => {
  test('are reported once', async () => {
    const { request, failures } = clientWith(() => failure(404, '0404'));
    await request(projectRoutes.list).catch(() => null);
    expect(failures).toHaveLength(1);
  });

  test('the caller handles are not reported', async () => {
    const { request, failures } = clientWith(() => failure(409, '0409'));
    await request(projectRoutes.list, { handles: [409] }).catch(() => null);
    expect(failures).toEqual([]);
  });

  test('R-err-04 an expired session is reported even if the caller handles everything', async () => {
    const { request, failures } = clientWith(() => failure(401, '0401'));
    await request(projectRoutes.list, { handles: 'all' }).catch(() => null);
    expect(failures).toMatchObject([{ status: 401 }]);
  });

  test('R-err-04 a response for a session that has ended since does not affect the next session', async () => {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    let token: string | null = 'token-1';
    const failures: RequestError[] = [];
    const { request } = createClient({
      getToken: () => token,
      onFailure: (error) => failures.push(error),
      fetch: () => answered,
    });
    const late = request(projectRoutes.list).catch((error: unknown) => error);
    token = 'token-2';
    answer(failure(401, '0401'));
    expect(await late).toMatchObject({ status: 401 });
    expect(failures).toEqual([]);
  });

  test('do not include aborted requests', async () => {
    const { request, failures } = clientWith(() => Promise.reject(new DOMException('', 'AbortError')));
    await expect(request(projectRoutes.list)).rejects.toMatchObject({ name: 'AbortError' });
    expect(failures).toEqual([]);
  });
});

describe('open', () => {
  test('R-scr-12 returns the response itself, and throws refusals as errors', async () => {
    const fine = clientWith(() => new Response('data: 1\n\n'));
    const params = { task: crypto.randomUUID() };
    const response = await fine.open(onePageScriptRoutes.aiGenerate, { params, body: { revision: 0 } });
    expect(await response.text()).toBe('data: 1\n\n');

    const refused = clientWith(() => failure(404, '0404'));
    const attempt = refused.open(onePageScriptRoutes.aiGenerate, { params, body: { revision: 0 } });
    await expect(attempt).rejects.toMatchObject({ status: 404, code: '0404' });
    expect(refused.failures).toHaveLength(1);
  });
});
