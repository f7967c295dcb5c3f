import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { askAsGuest, isOwnRequest } from './ask-as-guest';

test('requests for drawing pages are not counted towards rate limits', async () => {
  const app = fastify();
  await app.register(rateLimit, { global: false, allowList: isOwnRequest });
  app.get('/', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'ok');
  const others = async (headers = {}) => (await app.inject({ url: '/', headers })).statusCode;
  expect([await others(), await others(), await others({ 'x-paidang-own': 'guessed' })]).toEqual([200, 429, 429]);
  const ask = askAsGuest(app);
  for (let count = 0; count < 3; count += 1) expect((await ask('/')).status).toBe(200);
  await app.close();
});
