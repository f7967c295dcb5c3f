import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addDataKey, dropOldDataKeys, readDataKeys } from './data-keys';
import { readEnv } from './env';
import { realtimeSecret } from './realtime-secret';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      KEEP_ORIGINALS: '0',
      DATA_DIR: '.data',
      APP_URL: 'http://127.0.0.1:3000',
      MAIL_FROM: 'no-reply@127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
      REALTIME_APP_ID: 'paidang',
      REALTIME_KEY: 'paidang-key',
      PAIDANG_DEMO: '1',
      LOG_LEVEL: 'info',
    });
  });

  test('leaves the demo, whose password everybody knows, out of production unless asked for', () => {
    expect(readEnv({ NODE_ENV: 'production' }).PAIDANG_DEMO).toBe('0');
    expect(readEnv({ NODE_ENV: 'production', PAIDANG_DEMO: '1' }).PAIDANG_DEMO).toBe('1');
  });

  test('sends mail from the address people open, unless told otherwise', () => {
    const production = { NODE_ENV: 'production', APP_URL: 'https://paidang.example' };
    expect(readEnv(production).MAIL_FROM).toBe('no-reply@paidang.example');
    expect(readEnv({ MAIL_FROM: 'hello@paidang.example' }).MAIL_FROM).toBe('hello@paidang.example');
  });

  test('takes a variable that is set to nothing as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ['PORT', '70000', 'PORT must be a port number, 0 to 65535'],
    ['PORT', 'http', 'PORT must be a port number, 0 to 65535'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a PostgreSQL address such as postgres://'],
    ['DATABASE_URL', 'postgres://x', 'DATA_KEY must be set: processes that share a database'],
    ['DATA_KEY', 'short', 'DATA_KEY must be 32 random bytes in base64'],
    ['DATA_KEY_PREVIOUS', 'short,', 'DATA_KEY_PREVIOUS must be earlier data keys with commas between'],
    ['DATA_KEY_PREVIOUS', Buffer.alloc(32).toString('base64'), 'DATA_KEY must be set'],
    ['BROADCAST_URL', 'https://x', 'BROADCAST_URL must be pusher://key:secret@host:port/appId'],
    ['REALTIME_URL', 'https://x', 'REALTIME_URL must be the address browsers open sockets at'],
    ['APP_URL', 'paidang.example', 'APP_URL must be the address people open'],
    ['TRUSTED_PROXIES', '10.0.0.4, proxy', 'TRUSTED_PROXIES must be addresses or networks'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES must be addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be addresses or networks'],
    ['APP_URL', 'https://paidang.example', 'NODE_ENV must be production where APP_URL is public'],
    ['REALTIME_SECRET', 'short', 'REALTIME_SECRET must be a secret of at least 16 characters'],
    ['AI_BASE_URL', 'models.example', 'AI_BASE_URL must be an OpenAI-compatible endpoint'],
    ['AI_MODEL', 'a-model', 'AI_BASE_URL must be set too: AI_BASE_URL, AI_API_KEY, AI_MODEL go together'],
    ['LINE_CHANNEL_ACCESS_TOKEN', 'short', 'LINE_CHANNEL_ACCESS_TOKEN must be the channel access token'],
    ['LINE_API_URL', 'api.line.me', 'LINE_API_URL must be the address of the Messaging API'],
    ['LINE_ADD_FRIEND_URL', 'http://line.me', 'LINE_ADD_FRIEND_URL must be the link that adds'],
    ['SITE_TAX_ID', '12345678', 'SITE_TAX_ID must be a 統一編號'],
    ['SITE_PHONE', 'call us', 'SITE_PHONE must be a telephone number'],
    ['SITE_EMAIL', 'hello', 'SITE_EMAIL must be the address people write to'],
    ['SITE_BLOG_URL', 'javascript:alert(1)', 'SITE_BLOG_URL must be the address of the blog'],
    ['PAIDANG_DEMO', 'yes', 'PAIDANG_DEMO must be 1'],
    ['STORAGE_URL', 's3://bucket', 'STORAGE_URL must be s3:'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be a mail server such as smtp://user:password@host:587'],
    ['MAIL_FROM', '拍檔', 'MAIL_FROM must be the address mail comes from'],
  ])('refuses %s=%s and says what it should be', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(message);
  });

  test.each(['https://localhost:3000', 'https://127.0.0.1', 'https://[::1]:3000', 'http://paidang.test'])(
    'outside production a site at %s may be tried out',
    (APP_URL) => {
      expect(readEnv({ APP_URL }).APP_URL).toBe(APP_URL);
    },
  );

  test('R-scr-12 takes the three settings of a model together or not at all', () => {
    const model = { AI_BASE_URL: 'https://models.example/v1', AI_API_KEY: 'key', AI_MODEL: 'a-model' };
    expect(readEnv(model)).toMatchObject(model);
    expect(readEnv({ ...model, AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' }).AI_MODEL).toBeUndefined();
    expect(() => readEnv({ ...model, AI_API_KEY: '' })).toThrow('AI_API_KEY must be set too');
  });

  test('sign-in elsewhere is set whole, and in production only over TLS', () => {
    expect(() => readEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET must be set too');
    expect(() => readEnv({ LINE_LOGIN_CHANNEL_SECRET: 's' })).toThrow('LINE_LOGIN_CHANNEL_ID must be set too');
    const GOOGLE_ISSUER = 'http://127.0.0.1:4000';
    expect(readEnv({ GOOGLE_ISSUER }).GOOGLE_ISSUER).toBe(GOOGLE_ISSUER);
    expect(() => readEnv({ GOOGLE_ISSUER, NODE_ENV: 'production' })).toThrow('GOOGLE_ISSUER must be https');
  });

  test('names every wrong variable at once, and repeats no value', () => {
    const wrong = { PORT: '-1', DATABASE_URL: 'postgres-with-a-secret' };
    expect(() => readEnv(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(() => readEnv(wrong)).not.toThrow(/with-a-secret/);
  });
});

describe('the realtime secret', () => {
  test('is made once, kept for this user alone, and used again', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'paidang-secret-'));
    onTestFinished(() => rm(DATA_DIR, { recursive: true }));
    const made = await realtimeSecret({ DATA_DIR });
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await realtimeSecret({ DATA_DIR })).toBe(made);
    const path = join(DATA_DIR, 'realtime-secret');
    expect(await readFile(path, 'utf8')).toBe(made);
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  test('is the one that is set', async () => {
    const REALTIME_SECRET = 'a-secret-of-my-own';
    expect(await realtimeSecret({ DATA_DIR: '/nowhere', REALTIME_SECRET })).toBe(REALTIME_SECRET);
  });
});

describe('the data keys', () => {
  async function dataDir(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'paidang-data-key-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return folder;
  }

  test('are one that is made once, kept for this user alone, and used again', async () => {
    const DATA_DIR = await dataDir();
    const made = await readDataKeys({ DATA_DIR });
    expect(made.current).toHaveLength(32);
    expect(await readDataKeys({ DATA_DIR })).toEqual(made);
    expect((await stat(join(DATA_DIR, 'data-key'))).mode & 0o077).toBe(0);
  });

  test('are those that are set, the current one first', async () => {
    const [first, second, third] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill));
    const set = {
      DATA_KEY: first?.toString('base64'),
      DATA_KEY_PREVIOUS: `${second?.toString('base64')},${third?.toString('base64')}`,
    };
    expect(await readDataKeys({ DATA_DIR: '/nowhere', ...set })).toEqual({ current: first, others: [second, third] });
  });

  test('change in two steps, of which the first may be repeated', async () => {
    const DATA_DIR = await dataDir();
    const { current: old } = await readDataKeys({ DATA_DIR });
    const added = await addDataKey({ DATA_DIR });
    expect(added.others).toEqual([old]);
    expect(await addDataKey({ DATA_DIR })).toEqual(added);
    await dropOldDataKeys({ DATA_DIR });
    expect(await readDataKeys({ DATA_DIR })).toEqual({ current: added.current, others: [] });
  });
});
