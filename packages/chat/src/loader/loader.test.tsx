import type { HostMessage, PanelMessage } from '@paidang/contract/routes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useStillClock } from '../../../../tooling/still-clock';
import { createCommands } from './commands';
import { followLanguage, type LoaderOptions } from './options';

const origin = location.origin;
const launcher = page.getByRole('button', { name: '聊天' });

function boot(options: LoaderOptions = {}) {
  const run = createCommands(origin, { partner: 'shop', ...options });
  run('boot');
  onTestFinished(() => run('shutdown'));
  return run;
}

const frame = () => document.querySelector('body > div:last-child')?.shadowRoot?.querySelector('iframe') ?? null;

/** Acts as the page in the frame: says hello and takes the port. */
async function answerAsChat() {
  await expect.poll(frame).not.toBeNull();
  const element = frame()!;
  element.onload = null;
  const inside = element.contentWindow!;
  const nonce = new URL(element.src).hash.match(/nonce=([^&]+)/)?.[1] ?? '';
  const said: HostMessage[] = [];
  const port = await new Promise<MessagePort>((resolve) => {
    inside.addEventListener('message', ({ ports }) => ports[0] && resolve(ports[0]), { once: true });
    // The source of a message is the window whose code sends it.
    const script = inside.document.createElement('script');
    script.textContent = `parent.postMessage({ paidang: 'hello', nonce: '${nonce}' }, '${origin}')`;
    inside.document.head.append(script);
  });
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => said.push(data);
  return { said, say: (message: PanelMessage) => port.postMessage(message) };
}

test('R-pkg-03 the launcher loads nothing until it is opened', async () => {
  const run = boot();
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'false');
  expect(frame()).toBeNull();
  run('show');
  const address = new URL(frame()!.src);
  expect(address.pathname).toBe('/embed/chat');
  expect(Object.fromEntries(address.searchParams)).toEqual({ partner: 'shop', origin });
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'true');
});

test('the chat gets a port after the handshake, and a token whenever it requests one', async () => {
  const getToken = vi.fn(async () => 'signed');
  const run = boot({ getToken });
  const unread = vi.fn();
  run('on', 'unread', unread);
  run('show');
  const chat = await answerAsChat();
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'token', token: 'signed' });
  chat.say({ type: 'ready' });
  expect(chat.said[0]).toEqual({ type: 'mode', mode: 0 });
  chat.say({ type: 'unread', unread: 120 });
  await expect.element(page.getByRole('button', { name: '聊天，120則未讀' })).toHaveTextContent('99+');
  expect(unread.mock.calls).toEqual([[120]]);
  chat.say({ type: 'mode', mode: -1 });
  await expect.poll(() => chat.said.at(-1)).toEqual({ type: 'mode', mode: -1 });
  await expect.element(page.getByRole('button', { name: '聊天，120則未讀' })).toHaveAttribute('aria-expanded', 'false');
  expect(getToken).toHaveBeenCalledOnce();
});

const answers = (status: number) => ({
  tokenUrl: `data:,${status}`,
  given: () => vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response('expired', { status })),
});
test.each<[string, LoaderOptions & { given?: () => unknown }, HostMessage]>([
  ['a page without a signed-in user has no token', { getToken: () => null }, { type: 'token', token: null }],
  ['so does a server that responds with 401', answers(401), { type: 'token', token: null }],
  [
    'an offline page can be asked again',
    { getToken: () => Promise.reject(new Error()) },
    { type: 'token', token: undefined },
  ],
  ['so can a server that is down', answers(502), { type: 'token', token: undefined }],
])('%s', async (_case, { given, ...options }, told) => {
  given?.();
  const run = boot(options);
  run('show');
  const chat = await answerAsChat();
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual(told);
});

test('a hello with a wrong nonce, or from another window, gets no port', async () => {
  const run = boot();
  const post = vi.spyOn(window, 'postMessage');
  run('show');
  const inside = vi.spyOn(frame()!.contentWindow!, 'postMessage');
  window.dispatchEvent(
    new MessageEvent('message', {
      origin,
      source: frame()!.contentWindow,
      data: { paidang: 'hello', nonce: 'guessed' },
    }),
  );
  const nonce = new URL(frame()!.src).hash.match(/nonce=([^&]+)/)?.[1];
  window.dispatchEvent(new MessageEvent('message', { origin, source: window, data: { paidang: 'hello', nonce } }));
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: 'https://evil.example',
      source: frame()!.contentWindow,
      data: { paidang: 'hello', nonce },
    }),
  );
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame()!.contentWindow, data: null }));
  expect(inside).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
});

test('a page other than the chat is not shown, and developers see where to register origins', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const run = boot();
  const error = vi.fn();
  run('on', 'error', error);
  run('show');
  await expect.element(page.getByRole('alert')).toHaveTextContent('聊天室暫時無法開啟，請稍後再試。');
  expect(error.mock.calls).toEqual([['unreachable']]);
  expect(warn.mock.calls.flat().join()).toMatch(new RegExp(`Is ${location.origin} registered\\? npm run partner`));
  warn.mockClear();
  expect(frame()).toBeNull();
});

test('closing the chat before it has loaded reports no error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const run = boot();
  const error = vi.fn();
  run('on', 'error', error);
  useStillClock();
  run('show');
  const loaded = new Promise((done) => frame()?.addEventListener('load', done));
  await loaded;
  run('identify', () => 'second');
  const next = frame();
  next!.onload = null;
  await vi.advanceTimersByTimeAsync(600);
  expect(frame()).toBe(next);
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
});

test('Escape on the launcher closes the panel; the keyboard opens it', async () => {
  const run = boot();
  run('show');
  // One that never responds is given up after some seconds, which the keys may take on a busy machine.
  (await answerAsChat()).say({ type: 'ready' });
  (launcher.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'true');
});

test('R-chat-01 show, hide, toggle and setMode switch between launcher, popup and large panel, and emit events', () => {
  const run = boot();
  const told: unknown[] = [];
  for (const name of ['show', 'hide', 'mode']) run('on', name, (detail: unknown) => told.push([name, detail]));
  const panel = () => frame()?.parentElement;
  const seen = () => (panel()?.hidden ? 'hidden' : panel()?.className || 'popup');

  run('setMode', 1);
  expect(seen()).toBe('large');
  run('hide');
  expect(seen()).toBe('hidden');
  run('show');
  expect(seen()).toBe('large');
  run('show');
  run('setMode', 0);
  expect(seen()).toBe('popup');
  run('toggle');
  expect(seen()).toBe('hidden');
  expect(told).toEqual([
    ['show', undefined],
    ['mode', 1],
    ['hide', undefined],
    ['mode', -1],
    ['show', undefined],
    ['mode', 1],
    ['mode', 0],
    ['hide', undefined],
    ['mode', -1],
  ]);
  const silent = vi.fn();
  run('on', 'mode', silent);
  run('off', 'mode', silent);
  run('toggle');
  expect(silent).not.toHaveBeenCalled();
});

test('openConversation opens the conversation with a text for its composer', async () => {
  const run = boot();
  run('openConversation', { text: '這個還有貨嗎？' });
  const chat = await answerAsChat();
  await expect
    .poll(() => chat.said)
    .toEqual([
      { type: 'mode', mode: 0 },
      { type: 'draft', text: '這個還有貨嗎？' },
    ]);
  run('hide');
  run('openConversation');
  await expect.poll(() => chat.said.at(-1)).toEqual({ type: 'mode', mode: 0 });
});

test('update changes theme and token source while the conversation continues', async () => {
  const run = boot({ getToken: () => 'old' });
  run('show');
  const chat = await answerAsChat();
  const before = frame();
  run('update', { label: '客服', position: 'left', theme: 'dark', getToken: () => 'new', partner: 'other' });
  const button = page.getByRole('button', { name: '客服' });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().left).toBe(24);
  await expect.poll(() => chat.said).toContainEqual({ type: 'theme', theme: 'dark' });
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'token', token: 'new' });
  expect(frame()).toBe(before);
});

test('identify starts a new visit, with the token of the current visitor', async () => {
  const run = boot({ getToken: () => 'first' });
  run('show');
  await answerAsChat();
  const before = frame();
  run('identify', () => 'second');
  expect(frame()).not.toBe(before);
  const chat = await answerAsChat();
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'token', token: 'second' });
});

test('ready calls back when the chat is loaded, or at once if it is', async () => {
  const run = boot();
  const early = vi.fn();
  run('ready', early);
  run('show');
  const chat = await answerAsChat();
  expect(early).not.toHaveBeenCalled();
  chat.say({ type: 'ready' });
  await expect.poll(() => early.mock.calls.length).toBe(1);
  const late = vi.fn();
  run('ready', late);
  expect(late).toHaveBeenCalledOnce();
});

test('shutdown leaves nothing on the page', () => {
  const before = document.body.childElementCount;
  const run = boot();
  run('show');
  run('shutdown');
  expect(document.body.childElementCount).toBe(before);
});

test('an unknown command, and a missing partner, are developer errors', () => {
  expect(() => createCommands(origin, {})('boot')).toThrow('@paidang/chat: no partner was given.');
  expect(() => boot()('constructor')).toThrow('@paidang/chat: there is no command "constructor".');
  expect(() => createCommands(origin, {})('show')).not.toThrow();
});

test('data-lang: the launcher is in English, and the frame is notified', async () => {
  const run = boot({ lang: 'en' });
  run('show');
  await expect
    .element(page.getByRole('button', { name: 'Chat', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
  expect(new URL(frame()!.src).hash).toContain('lang=en');
  const chat = await answerAsChat();
  chat.say({ type: 'unread', unread: 3 });
  await expect.element(page.getByRole('button', { name: 'Chat, 3 unread' })).toBeVisible();
});

test('update: changes the language while the conversation continues', async () => {
  const run = boot();
  run('show');
  const chat = await answerAsChat();
  chat.say({ type: 'unread', unread: 3 });
  await expect.element(page.getByRole('button', { name: '聊天，3則未讀' })).toBeVisible();
  const before = frame();
  run('update', { lang: 'en' });
  await expect.element(page.getByRole('button', { name: 'Chat, 3 unread' })).toBeVisible();
  await expect.poll(() => chat.said).toContainEqual({ type: 'lang', lang: 'en' });
  expect(frame()).toBe(before);
  expect(frame()!.title).toBe('Chat');
});

test('data-lang: changing it on the script changes the language', async () => {
  const script = document.createElement('script');
  const run = boot();
  followLanguage(script, run);
  await expect.element(launcher).toBeVisible();
  script.dataset.lang = 'en';
  await expect.element(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  delete script.dataset.lang;
  await expect.element(launcher).toBeVisible();
});
