import type { HostMessage, PanelMessage } from '@paidang/contract/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCommands } from './commands';
import type { LoaderOptions } from './options';

const origin = location.origin;
const launcher = page.getByRole('button', { name: '聊天' });

function boot(options: LoaderOptions = {}) {
  const run = createCommands(origin, { partner: 'shop', ...options });
  run('boot');
  onTestFinished(() => run('shutdown'));
  return run;
}

const frame = () => document.querySelector('body > div:last-child')?.shadowRoot?.querySelector('iframe') ?? null;

/** What the page in the frame does: says hello and takes the port. */
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
  run('open');
  const address = new URL(frame()!.src);
  expect(address.pathname).toBe('/embed/chat');
  expect(Object.fromEntries(address.searchParams)).toEqual({ partner: 'shop', origin });
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'true');
});

test('the chat gets a port after the handshake, and a token whenever it asks', async () => {
  const getToken = vi.fn(async () => 'signed');
  const run = boot({ getToken });
  const unread = vi.fn();
  run('on', 'unread', unread);
  run('open');
  const chat = await answerAsChat();
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'token', token: 'signed' });
  chat.say({ type: 'ready' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'shown', shown: true });
  chat.say({ type: 'unread', unread: 120 });
  await expect.element(page.getByRole('button', { name: '聊天，120則未讀' })).toHaveTextContent('99+');
  expect(unread.mock.calls).toEqual([[120]]);
  chat.say({ type: 'close' });
  await expect.poll(() => chat.said.at(-1)).toEqual({ type: 'shown', shown: false });
  expect(getToken).toHaveBeenCalledOnce();
});

test('a token that cannot be had is told as none', async () => {
  const run = boot({ getToken: () => Promise.reject(new Error('signed out')) });
  run('open');
  const chat = await answerAsChat();
  chat.say({ type: 'need-token' });
  await expect.poll(() => chat.said).toContainEqual({ type: 'token', token: null });
});

test('hello with another nonce, or from another window, gets no port', async () => {
  const run = boot();
  const post = vi.spyOn(window, 'postMessage');
  run('open');
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

test('what answers instead of the chat is not shown', async () => {
  const run = boot();
  const error = vi.fn();
  run('on', 'error', error);
  run('open');
  await expect.element(page.getByRole('alert')).toHaveTextContent('聊天室暫時無法開啟，請稍後再試。');
  expect(error.mock.calls).toEqual([['unreachable']]);
  expect(frame()).toBeNull();
});

test('Escape on the launcher closes the panel; the keyboard opens it', async () => {
  const run = boot();
  run('open');
  (launcher.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'true');
});

test('shutdown leaves nothing on the page', () => {
  const before = document.body.childElementCount;
  const run = boot();
  run('open');
  run('shutdown');
  expect(document.body.childElementCount).toBe(before);
});

test('a command that does not exist, and a chat of nobody, are developer errors', () => {
  expect(() => createCommands(origin, {})('boot')).toThrow('@paidang/chat: no partner was named.');
  expect(() => boot()('constructor')).toThrow('@paidang/chat: there is no command "constructor".');
});
