import { text } from 'node:stream/consumers';
import { linkedParts } from '@paidang/contract/links';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createMailSender, type Letter, sendMail, unlinked } from '.';
import { recentMails } from './outbox';
import { outbox } from './schema';

const letter: Letter = {
  subject: '請驗證你的信箱｜拍檔',
  name: '<b>阿澄</b> & "朋友"',
  paragraphs: ['歡迎加入拍檔。', { text: '連結<24>小時內有效', url: 'https://paidang.example/help?a="b' }],
  action: { label: '驗證信箱', url: 'https://paidang.example/validation?token=a"b&c=1' },
  note: '若你沒有註冊拍檔，請忽略這封信。',
};

interface Delivery {
  to: string[];
  mail: Email;
}

let server: TestApp;
let smtp: SMTPServer;
let delivered: Delivery[] = [];
/** The mail server's response if it refuses a mail. */
let refusal: { responseCode: number } | null = null;
let url = '';

beforeAll(async () => {
  server = await buildTestApp();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: async (stream, session, callback) => {
      const raw = await text(stream);
      if (refusal) return callback(Object.assign(new Error('no'), refusal));
      delivered.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
      });
      return callback();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

let lines: object[] = [];
beforeEach(async () => {
  await server.db.delete(outbox);
  server.clock.now = new Date('2026-11-21T08:00:00Z');
  delivered = [];
  refusal = null;
  lines = [];
});

const write = (line: object, message: string) => void lines.push({ ...line, message });
const openSender = () =>
  createMailSender({
    db: server.db,
    settings: { url, from: 'no-reply@paidang.example' },
    clock: () => server.clock.now,
    log: { info: write, warn: write },
  });
const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};
const post = (to = 'cheng@film.example') => server.transact((tx) => sendMail(tx, to, letter));

describe('the sender', () => {
  test('delivers text and HTML in Traditional Chinese, then deletes the content', async () => {
    await post();
    await openSender().deliver();
    const [only, ...others] = delivered;
    expect(others).toEqual([]);
    expect(only?.to).toEqual(['cheng@film.example']);
    expect(only?.mail).toMatchObject({
      subject: letter.subject,
      from: { name: '拍檔', address: 'no-reply@paidang.example' },
    });
    expect(only?.mail.text).toContain('https://paidang.example/validation?token=a"b&c=1');
    expect(only?.mail.html).toContain('驗證信箱</a>');
    const [row] = await recentMails(server.db, 1);
    expect(row).toMatchObject({ sentAt: server.clock.now, nextAttemptAt: null, body: '', html: '', attempts: 1 });
  });

  test('writes nothing personal into the log', async () => {
    await post();
    await openSender().deliver();
    refusal = { responseCode: 451 };
    await post();
    await openSender().deliver();
    expect(lines).toMatchObject([
      { attempts: 1, message: 'mail delivered' },
      { attempts: 1, responseCode: 451, message: 'mail not delivered' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/cheng|阿澄|token/);
  });

  test('two processes deliver a mail once', async () => {
    for (let mail = 0; mail < 5; mail += 1) await post(`p${mail}@film.example`);
    await Promise.all([openSender().deliver(), openSender().deliver()]);
    expect(delivered.flatMap(({ to }) => to).sort()).toEqual([0, 1, 2, 3, 4].map((mail) => `p${mail}@film.example`));
  });

  test('retries with increasing delays and the same message id', async () => {
    refusal = { responseCode: 451 };
    await post();
    const sender = openSender();
    await sender.deliver();
    refusal = null;
    later(29);
    await sender.deliver();
    expect(delivered).toEqual([]);
    later(2);
    refusal = { responseCode: 421 };
    await sender.deliver();
    later(59);
    refusal = null;
    await sender.deliver();
    expect(delivered).toEqual([]);
    later(2);
    await sender.deliver();
    const [row] = await recentMails(server.db, 1);
    expect(delivered.map(({ mail }) => mail.messageId)).toEqual([`<${row?.id}@paidang.example>`]);
  });

  test.each([
    ['is refused for good', 550, 0],
    ['is a day old', 451, 86_400],
  ])('gives a mail up that %s', async (_why, responseCode, seconds) => {
    refusal = { responseCode };
    await post();
    await openSender().deliver();
    refusal = null;
    later(seconds || 120);
    await openSender().deliver();
    expect(delivered).toEqual([]);
  });

  test('a mail is not queued if its transaction is rolled back', async () => {
    const undone = server.transact(async (tx) => {
      await sendMail(tx, 'cheng@film.example', letter);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await openSender().deliver();
    expect(delivered).toEqual([]);
  });
});

test('names and addresses are text in the HTML of a mail, never markup', async () => {
  await post();
  const [row] = await recentMails(server.db, 1);
  expect(row?.html).toContain('&lt;b&gt;阿澄&lt;/b&gt; &amp; "朋友" 你好：');
  expect(row?.html).toContain('href="https://paidang.example/validation?token=a&quot;b&amp;c=1"');
  expect(row?.html).toContain(
    'href="https://paidang.example/help?a=&quot;b" style="color:inherit">連結&lt;24&gt;小時內有效</a>',
  );
  const page = await server.app.inject({ url: `/dev/outbox/${row?.id}` });
  expect(page.body).toBe(row?.html);
  expect((await server.app.inject({ url: '/dev/outbox/none' })).statusCode).toBe(404);
});

test('a user-chosen name does not become a link in a mail', () => {
  expect(unlinked('領獎 https://evil.example/a')).toBe('領獎 https：／／evil．example/a');
  expect(unlinked('www.evil.example')).toBe('www．evil．example');
  expect(unlinked('山眠 Co. 第 2 季')).toBe('山眠 Co. 第 2 季');
  for (const name of ['看https://evil.example/a', 'www.evil.example', 'me@evil.example', 'mailto:me@evil.example']) {
    expect(linkedParts(unlinked(name)).filter(({ href }) => href !== null)).toEqual([]);
  }
});
