import { linkedParts } from '@paidang/contract/links';
import { escapeMarkup } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../errors';
import { recentLineMessages } from '../line';
import type { Platform } from '../platform';
import { attribute } from './letter';
import { lineSection } from './line-section';
import { findMail, recentMails } from './outbox';

const shown = 50;

const linked = (text: string): string =>
  linkedParts(text)
    .map(({ text: shown, href }) =>
      href === null ? escapeMarkup(shown) : `<a href="${attribute(href)}">${escapeMarkup(shown)}</a>`,
    )
    .join('');

/** `/dev/outbox`: shows sent mails and LINE messages, for development. Never registered in production. */
export function serveOutbox(app: FastifyInstance, { db }: Platform): void {
  app.get('/dev/outbox', { config: { access: 'guest' } }, async (request, reply) => {
    const mails = await recentMails(db, shown);
    const messages = await recentLineMessages(db, shown);
    reply.header('cache-control', 'no-store');
    if ((request.headers.accept ?? '').includes('application/json')) {
      return mails.map(({ recipient: to, subject, body, html, createdAt }) => ({
        to,
        subject,
        body,
        html,
        created_at: createdAt,
      }));
    }
    const items = mails.map(
      ({ id, recipient, subject, body, createdAt, sentAt }) =>
        `<article><h3>${escapeMarkup(subject)}</h3><p>${escapeMarkup(recipient)} · ${createdAt.toISOString()} · ${
          sentAt ? '已寄出' : `<a href="/dev/outbox/${id}">看信件畫面</a>`
        }</p><pre>${linked(body)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>寄件匣</title><h1>寄件匣</h1>${lineSection(messages)}<h2>信件</h2>${items.join('') || '<p>還沒有信件</p>'}</html>`,
      );
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { config: { access: 'guest' } }, async ({ params }, reply) => {
    const mail = z.uuid().safeParse(params.id).success ? await findMail(db, params.id) : null;
    if (!mail) throw notFound();
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mail.html);
  });
}
