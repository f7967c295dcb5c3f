import type { HostMessage, PanelMessage } from '@paidang/contract/routes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostLink, HandshakeError, NoTokenError, receivePort } from './host-link';

const origin = 'https://shop.example';
const nonce = 'made-by-the-loader';

/** A window in the frame of another one that the test speaks for. */
function framed() {
  const listeners = new Set<(event: unknown) => void>();
  const parent = { postMessage: vi.fn() };
  const own = {
    parent,
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => listeners.delete(listener),
  } as unknown as Window;
  const hear = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  return { own, parent, hear, listeners };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the handshake', () => {
  test('R-pkg-03 takes the port of the page that made the frame, and of no other', async () => {
    const { own, parent, hear, listeners } = framed();
    const { port1, port2 } = new MessageChannel();
    const answer = { paidang: 'port', nonce };
    const good = { source: parent, origin, data: answer, ports: [port1] };
    const received = receivePort(own, { origin, nonce });
    const taken = vi.fn();
    received.then(taken);
    expect(parent.postMessage.mock.calls).toEqual([[{ paidang: 'hello', nonce }, origin]]);
    for (const wrong of [
      { source: {} },
      { origin: 'https://evil.example' },
      { ports: [] },
      { data: null },
      { data: 'port' },
      { data: { paidang: 'port', nonce: 'guessed' } },
      { data: { paidang: 'hello', nonce } },
    ]) {
      hear({ ...good, ...wrong });
    }
    await Promise.resolve();
    expect(taken).not.toHaveBeenCalled();
    hear(good);
    await expect(received).resolves.toBe(port1);
    expect(listeners.size).toBe(0);
    port2.close();
  });

  test('a page of its own, a frame without a nonce, and one that nobody answers, are told so', async () => {
    const alone = { postMessage: vi.fn() } as unknown as Window;
    Object.assign(alone, { parent: alone });
    await expect(receivePort(alone, { origin, nonce })).rejects.toBeInstanceOf(HandshakeError);
    await expect(receivePort(framed().own, { origin, nonce: '' })).rejects.toBeInstanceOf(HandshakeError);
    const { own, listeners } = framed();
    const unanswered = expect(receivePort(own, { origin, nonce })).rejects.toThrow(
      'https://shop.example did not answer.',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await unanswered;
    expect(listeners.size).toBe(0);
  });
});

describe('the link', () => {
  function linked() {
    const said: PanelMessage[] = [];
    const port = { postMessage: (message: PanelMessage) => said.push(message) } as unknown as MessagePort;
    const link = createHostLink(port);
    const hear = (data: unknown) => port.onmessage?.({ data } as MessageEvent<HostMessage>);
    return { link, said, hear };
  }

  test('asks for one token at a time, and again later', async () => {
    const { link, said, hear } = linked();
    const both = Promise.all([link.requestToken(), link.requestToken()]);
    expect(said).toEqual([{ type: 'need-token' }]);
    hear({ type: 'token', token: 'signed' });
    await expect(both).resolves.toEqual(['signed', 'signed']);
    const again = link.requestToken();
    hear({ type: 'token', token: 'newer' });
    await expect(again).resolves.toBe('newer');
  });

  test('no token is nobody there; one that could not be asked for, and no answer, may pass', async () => {
    const { link, hear } = linked();
    const outcome = () => link.requestToken().catch((error: unknown) => error instanceof NoTokenError);
    const refused = outcome();
    hear({ type: 'token', token: null });
    expect(await refused).toBe(true);
    const failed = outcome();
    hear({ type: 'token', token: undefined });
    expect(await failed).toBe(false);
    const unanswered = outcome();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await unanswered).toBe(false);
  });

  test('tells how the frame is shown to whoever listens, the last word included', () => {
    const { link, hear } = linked();
    hear({ type: 'mode', mode: 1 });
    const modes: number[] = [];
    const stop = link.onMode((mode) => modes.push(mode));
    hear({ type: 'mode', mode: -1 });
    stop();
    hear({ type: 'mode', mode: 0 });
    expect(modes).toEqual([1, -1]);
  });

  test('keeps words for the composer until somebody takes them, once', () => {
    const { link, hear } = linked();
    hear({ type: 'draft', text: '還有貨嗎？' });
    const drafts: string[] = [];
    link.onDraft((text) => drafts.push(text))();
    link.onDraft((text) => drafts.push(text));
    hear({ type: 'draft', text: '多少錢？' });
    expect(drafts).toEqual(['還有貨嗎？', '多少錢？']);
  });

  test('tells which language the page changed to', () => {
    const { link, hear } = linked();
    const languages: string[] = [];
    const stop = link.onLang((lang) => languages.push(lang));
    hear({ type: 'lang', lang: 'en' });
    stop();
    hear({ type: 'lang', lang: '' });
    expect(languages).toEqual(['en']);
  });

  test('hears nothing in what is no message of the contract', () => {
    const { link, hear } = linked();
    const themes = vi.fn();
    link.onTheme(themes);
    for (const odd of [null, 'theme', { type: '__proto__' }, { type: 'constructor' }, {}]) hear(odd);
    expect(themes).not.toHaveBeenCalled();
    hear({ type: 'theme', theme: 'dark' });
    expect(themes.mock.calls).toEqual([['dark']]);
  });
});
