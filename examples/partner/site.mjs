import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const file = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const base64url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token that says who is here: ES256, good for five minutes.
 *
 * @param {{ partner: string, privateKey: string, customer: { id: string, name: string } }} options
 */
export function signToken({ partner, privateKey, customer }) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: partner, aud: 'paidang-chat', sub: customer.id, name: customer.name, iat: now, exp: now + 300 };
  const content = `${base64url({ alg: 'ES256', typ: 'JWT' })}.${base64url(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/**
 * A shop with a strict policy, hostile styles, a widget of somebody else's and the chat.
 *
 * @param {{ chat: string, partner: string, token: () => string }} options `chat` is the origin of the chat, `token` signs
 * for whoever is signed in at the shop.
 */
export function createShop({ chat, partner, token }) {
  const policy = (faq) =>
    [
      "default-src 'none'",
      `script-src 'self' ${chat} ${faq}`,
      `frame-src ${chat} ${faq}`,
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
    ].join('; ');
  const page = file('page.html').replaceAll('{chat}', chat).replaceAll('{partner}', partner);
  const files = {
    '/': ['text/html; charset=utf-8', page],
    '/shop.css': ['text/css', file('shop.css')],
    '/shop.js': ['text/javascript', file('shop.js')],
    '/faq/widget.js': ['text/javascript', file('faq/widget.js')],
    '/faq/frame.html': ['text/html; charset=utf-8', file('faq/frame.html')],
    '/faq/frame.css': ['text/css', file('faq/frame.css')],
    '/faq/frame.js': ['text/javascript', file('faq/frame.js')],
  };
  return createServer((request, response) => {
    // The other widget comes from the same server by another name, which is another origin to a browser.
    const faq = `http://localhost:${request.socket.localPort}`;
    response.setHeader('content-security-policy', policy(faq));
    if (request.method === 'POST' && request.url === '/paidang-token') {
      response.setHeader('cache-control', 'no-store').end(token());
      return;
    }
    const [type, body] = files[request.url ?? ''] ?? [];
    if (!type) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.setHeader('content-type', type).end(body.replaceAll('{faq}', faq));
  });
}
