import { linkedParts } from '@paidang/contract/links';
import { escapeMarkup } from '@paidang/contract/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../errors';
import { type LineOutboxRow, lineFailures, readFlexMessage, recentLineMessages } from '../line';
import type { Platform } from '../platform';
import { attribute } from './letter';
import { findMail, recentMails } from './outbox';

const shown = 50;

const linked = (text: string): string =>
  linkedParts(text)
    .map(({ text: shown, href }) =>
      href === null ? escapeMarkup(shown) : `<a href="${attribute(href)}">${escapeMarkup(shown)}</a>`,
    )
    .join('');

const lineStatusLabels = {
  pending: '等待傳送',
  accepted: '已傳送',
  kept: '沒有設定 LINE，只留在這裡',
  failed: '傳送失敗',
};

const bubbleStyle =
  'max-width:300px;padding:16px;border-radius:16px;background:#fff;color:#111;box-shadow:0 1px 3px #0003;font:14px/1.5 sans-serif';
const buttonStyle =
  'display:block;margin:8px 0;padding:8px;border-radius:8px;background:#1b1a1f;color:#fff;text-align:center;text-decoration:none';

const linePart = (one: ReturnType<typeof readFlexMessage>[number], index: number): string => {
  if (typeof one !== 'string') {
    return `<a style="${buttonStyle}" href="${escapeMarkup(one.url)}">${escapeMarkup(one.label)}</a>`;
  }
  return index === 0 ? `<strong>${escapeMarkup(one)}</strong>` : `<p>${escapeMarkup(one)}</p>`;
};

const lineStateOf = ({ status, reason }: LineOutboxRow): string =>
  reason ? `${lineStatusLabels[status]}：${lineFailures[reason]}` : lineStatusLabels[status];

/** LINE messages, shown as on a phone. */
function lineSection(messages: readonly LineOutboxRow[]): string {
  const items = messages.map(
    (row) =>
      `<article><p>${escapeMarkup(row.recipient)} · ${row.createdAt.toISOString()} · ${lineStateOf(row)}</p><div style="background:#8cabd8;padding:16px;border-radius:8px"><div style="${bubbleStyle}">${readFlexMessage(row.message).map(linePart).join('')}</div></div></article>`,
  );
  return `<h2>LINE</h2>${items.join('') || '<p>還沒有 LINE 訊息</p>'}`;
}

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
