import { checkRequiredPhone, isTaxId } from '@paidang/contract/rules';
import { z } from 'zod';
import { parseBroadcastUrl } from '../platform/broadcast/broadcast-url';
import { parseStorageUrl } from '../platform/storage/storage-url';
import { isTrustedProxies } from './caller-address';

const loopback = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether the site is opened from other machines at this address. */
function isPublicSite(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !loopback.test(hostname);
}

const url = (protocols: RegExp, meaning: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), { error: `must be ${meaning}` })
    .optional();

const isReadBy =
  (parse: (value: string) => unknown) =>
  (value: string): boolean => {
    try {
      return Boolean(parse(value));
    } catch {
      return false;
    }
  };

/** Settings that must be set together or not at all. */
const groups = [
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINE_LOGIN_CHANNEL_ID', 'LINE_LOGIN_CHANNEL_SECRET'],
] as const;
/** Addresses that must use encrypted connections. */
const secretAddresses = ['GOOGLE_ISSUER', 'LINE_LOGIN_ISSUER'] as const;

const isDataKey = (value: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(value);

const words = (meaning: string) =>
  z
    .string()
    .max(60, { error: `must be ${meaning}` })
    .optional();
const elsewhere = (what: string) => url(/^https:$/, `the address of the ${what}, https://…`);

const Variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port number, 0 to 65535' })
    .int({ error: 'must be a port number, 0 to 65535' })
    .min(0, { error: 'must be a port number, 0 to 65535' })
    .max(65_535, { error: 'must be a port number, 0 to 65535' })
    .default(3000),
  HOST: z.string().min(1, { error: 'must be a host name or address to listen on' }).default('127.0.0.1'),
  DATA_DIR: z.string().min(1, { error: 'must be a folder this process may write to' }).default('.data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'a PostgreSQL address such as postgres://user:password@host:5432/name'),
  DATA_KEY: z
    .string()
    .refine(isDataKey, { error: 'must be 32 random bytes in base64, as `openssl rand -base64 32` prints them' })
    .optional(),
  DATA_KEY_PREVIOUS: z
    .string()
    .refine((value) => value.split(',').every(isDataKey), { error: 'must be earlier data keys with commas between' })
    .optional(),
  EVIDENCE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{64}$/, {
      error: 'must be an Ed25519 key, as `openssl genpkey -algorithm ed25519 -outform DER | base64` prints it',
    })
    .optional(),
  TSA_URL: url(/^https?:$/, 'a time-stamping authority (RFC 3161), such as https://tsa.example/tsr'),
  BROADCAST_URL: z
    .string()
    .refine(isReadBy(parseBroadcastUrl), {
      error: 'must be pusher://key:secret@host:port/appId, or pushers:// for TLS',
    })
    .optional(),
  REALTIME_URL: url(/^wss?:$/, 'the address browsers open sockets at, such as wss://live.paidang.example'),
  STORAGE_URL: z
    .string()
    .refine(isReadBy(parseStorageUrl), {
      error: 'must be s3://key:secret@host/bucket?region=…, or s3+http:// without TLS',
    })
    .optional(),
  SMTP_URL: url(/^smtps?:$/, 'a mail server such as smtp://user:password@host:587, or smtps:// for TLS'),
  MAIL_FROM: z.email({ error: 'must be the address mail comes from, such as no-reply@paidang.example' }).optional(),
  APP_URL: url(/^https?:$/, 'the address people open, such as https://paidang.example'),
  TRUSTED_PROXIES: z
    .string()
    .refine(isTrustedProxies, {
      error: 'must be addresses or networks with commas between, such as 10.0.0.4,10.1.0.0/16, or loopback',
    })
    .default('loopback'),
  REALTIME_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/, { error: 'must be 1 to 64 letters, digits or _' })
    .default('paidang'),
  REALTIME_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'must be 1 to 64 letters, digits, _ or -' })
    .default('paidang-key'),
  REALTIME_SECRET: z.string().min(16, { error: 'must be a secret of at least 16 characters' }).optional(),
  AI_BASE_URL: url(/^https?:$/, 'an OpenAI-compatible endpoint such as https://models.example/v1'),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  LINE_CHANNEL_ACCESS_TOKEN: z
    .string()
    .regex(/^[\w+/=.-]{20,}$/, { error: 'must be the channel access token of a LINE Messaging API channel' })
    .optional(),
  LINE_API_URL: url(/^https?:$/, 'the address of the Messaging API, only set where it is not https://api.line.me'),
  LINE_ADD_FRIEND_URL: url(
    /^https:$/,
    'the link that adds the official account, such as https://line.me/R/ti/p/@paidang',
  ),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(/^https?:$/, 'an OpenID provider, only set where it is not https://accounts.google.com'),
  LINE_LOGIN_CHANNEL_ID: z.string().optional(),
  LINE_LOGIN_CHANNEL_SECRET: z.string().optional(),
  LINE_LOGIN_ISSUER: url(/^https?:$/, 'an OpenID provider, only set where it is not https://access.line.me'),
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  KEEP_ORIGINALS: z.enum(['0', '1'], { error: 'must be 1 (uploaded videos are kept as they came) or 0' }).default('0'),
  SITE_COMPANY: words('the legal name of whoever runs the site, at most 60 characters'),
  SITE_TAX_ID: z.string().refine(isTaxId, { error: 'must be a 統一編號: eight digits whose check adds up' }).optional(),
  SITE_ADDRESS: words('the registered address of whoever runs the site, at most 60 characters'),
  SITE_PHONE: z
    .string()
    .refine((value) => checkRequiredPhone(value) === null, { error: 'must be a telephone number such as 02-5550-0168' })
    .optional(),
  SITE_EMAIL: z.email({ error: 'must be the address people write to, such as hello@paidang.example' }).optional(),
  SITE_HOURS: words('when the phone is answered, at most 60 characters'),
  SITE_BLOG_URL: elsewhere('blog'),
  SITE_FACEBOOK_URL: elsewhere('Facebook page'),
  SITE_INSTAGRAM_URL: elsewhere('Instagram account'),
  SITE_YOUTUBE_URL: elsewhere('YouTube channel'),
  SITE_MESSENGER_URL: elsewhere('official account of a messaging app'),
  SITE_PRODUCT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, {
      error: 'must be a name for addresses such as collab: small letters, digits, hyphens',
    })
    .optional(),
  PAIDANG_DEMO: z.enum(['0', '1'], { error: 'must be 1 (demo data in an empty database) or 0' }).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

const Environment = Variables.superRefine((env, context) => {
  for (const names of groups) {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      const message = `must be set too: ${names.join(', ')} go together`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
  if (!env.DATA_KEY && (env.DATABASE_URL || env.DATA_KEY_PREVIOUS)) {
    const message = 'must be set: processes that share a database seal personal data with the same key';
    context.addIssue({ code: 'custom', path: ['DATA_KEY'], message });
  }
  if (env.NODE_ENV !== 'production') {
    if (!isPublicSite(env.APP_URL)) return;
    const message =
      'must be production where APP_URL is public: outside it anybody reads the mails and signs in as anybody';
    context.addIssue({ code: 'custom', path: ['NODE_ENV'], message });
    return;
  }
  for (const name of secretAddresses) {
    if (env[name]?.startsWith('http:')) context.addIssue({ code: 'custom', path: [name], message: 'must be https' });
  }
});

export interface Env extends Omit<z.output<typeof Environment>, 'APP_URL' | 'PAIDANG_DEMO' | 'MAIL_FROM'> {
  APP_URL: string;
  MAIL_FROM: string;
  PAIDANG_DEMO: '0' | '1';
}

/**
 * Reads the settings; a variable set to an empty string counts as not set.
 *
 * @throws naming every invalid variable and what it should be.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '' && value !== undefined));
  const { success, data, error } = Environment.safeParse(given);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new Error(`@paidang/server: invalid environment.\n${[...new Set(lines)].join('\n')}`);
  }
  const { APP_URL = `http://${data.HOST}:${data.PORT}`, ...env } = data;
  return {
    ...env,
    MAIL_FROM: env.MAIL_FROM ?? `no-reply@${new URL(APP_URL).hostname}`,
    APP_URL: APP_URL.replace(/\/+$/, ''),
    // The demo's password is public, so in production the demo has to be requested explicitly.
    PAIDANG_DEMO: env.PAIDANG_DEMO ?? (env.NODE_ENV === 'production' ? '0' : '1'),
  };
}
