import { escapeMarkup } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import { recentLineMessages } from '../line';
import type { Platform } from '../platform';
import { lineSection } from './line-section';
import { recentMails } from './outbox';

const shown = 50;

const linked = (text: string): string =>
  escapeMarkup(text).replace(/https?:\/\/[^\s"<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** `/dev/outbox`: the mails and LINE messages that were sent, for people who develop. Never registered in production. */
export function serveOutbox(app: FastifyInstance, { db }: Platform): void {
  app.get('/dev/outbox', { config: { access: 'guest' } }, async (request, reply) => {
    const mails = await recentMails(db, shown);
    const messages = await recentLineMessages(db, shown);
    reply.header('cache-control', 'no-store');
    if ((request.headers.accept ?? '').includes('application/json')) {
      return mails.map(({ recipient: to, subject, body, createdAt }) => ({ to, subject, body, created_at: createdAt }));
    }
    const items = mails.map(
      ({ recipient, subject, body, createdAt }) =>
        `<article><h3>${escapeMarkup(subject)}</h3><p>${escapeMarkup(recipient)} · ${createdAt.toISOString()}</p><pre>${linked(body)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>寄件匣</title><h1>寄件匣</h1>${lineSection(messages)}<h2>信件</h2>${items.join('') || '<p>還沒有信件</p>'}</html>`,
      );
  });
}
