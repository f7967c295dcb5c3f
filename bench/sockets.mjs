import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Pusher from 'pusher';
import { Audience, subscribeTo } from './sockets/audience.mjs';
import { startServer } from './sockets/server.mjs';

/**
 * `npm run bench -- sockets`: our realtime process and a bare `ws` fan-out send the same messages to the same number of
 * sockets.
 */
const bench = import.meta.dirname;
const sockets = Number(process.env.BENCH_SOCKETS ?? 5_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const broadcasts = Number(process.env.BENCH_BROADCASTS ?? 40);

const app = { id: 'paidang', key: 'paidang-key', secret: 'a-secret-of-the-benchmark' };
const channel = 'private-user.0198b0a0-0000-7000-8000-000000000000';
const message = {
  chatroom_uuid: '0198b0a0-0000-7000-8000-000000000001',
  message: {
    message_uuid: '0198b0a0-0000-7000-8000-000000000002',
    text: '第二段的口播可以再自然一點嗎？週五前給我看初剪就好，謝謝！',
    is_seen: false,
    is_sender: false,
    created_at: '2026-11-21T03:04:05.678Z',
    reply: null,
    file: null,
    fileSize: null,
    client_id: '0198b0a0-0000-7000-8000-000000000003',
  },
};
const frame = JSON.stringify({ event: 'new-message', channel, data: JSON.stringify(message) });

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

execFileSync('turbo', ['run', 'build', '--filter=@paidang/server...', '--output-logs=errors-only'], {
  stdio: 'inherit',
});

const candidates = {
  bare: async (port) => ({
    server: await startServer(join(bench, 'sockets/bare.mjs'), { PORT: String(port) }),
    gather: () => Audience.gather(sockets, `ws://127.0.0.1:${port}/`),
    publish: async () => {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: frame });
      await response.arrayBuffer();
    },
  }),
  paidang: async (port) => {
    const sdk = new Pusher({ ...app, appId: app.id, host: '127.0.0.1', port: String(port), useTLS: false });
    return {
      server: await startServer(join(bench, '../apps/server/dist/realtime.js'), {
        PORT: String(port),
        REALTIME_KEY: app.key,
        REALTIME_SECRET: app.secret,
      }),
      gather: () =>
        Audience.gather(sockets, `ws://127.0.0.1:${port}/app/${app.key}?protocol=7`, subscribeTo(app, channel)),
      publish: async () => {
        const response = await sdk.trigger(channel, 'new-message', message);
        await response.text();
      },
    };
  },
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const runs = {};
for (const [name, open] of Object.entries(candidates)) {
  const candidate = await open(await freePort());
  const before = await candidate.server.usage();
  const audience = await candidate.gather();
  const after = await candidate.server.usage();
  runs[name] = { ...candidate, audience, bytes: (after.rss - before.rss) / sockets, cpu: [], last: [] };
  console.log(`${name}: ${sockets} sockets are there`);
  for (let warm = 0; warm < 20; warm += 1) await audience.all(candidate.publish);
}
// In alternating rounds, so that other load on the machine affects both.
for (let round = 0; round < rounds; round += 1) {
  for (const [name, { server, audience, publish, cpu, last }] of Object.entries(runs)) {
    const before = await server.usage();
    const start = performance.now();
    for (let count = 0; count < broadcasts; count += 1) await audience.all(publish);
    last.push((performance.now() - start) / broadcasts);
    cpu.push(((await server.usage()).cpu - before.cpu) / (broadcasts * sockets));
    console.log(`${name}, round ${round + 1}: ${cpu.at(-1).toFixed(2)} µs a delivery`);
  }
}

const results = {};
for (const [name, { server, audience, bytes, cpu, last }] of Object.entries(runs)) {
  results[name] = { cpu: median(cpu), last: median(last), kilobytes: bytes / 1024 };
  audience.leave();
  await server.stop();
}
const titles = { bare: 'bare `ws`', paidang: 'realtime process' };
console.log(`\n${sockets} sockets on one process, ${Buffer.byteLength(frame)} bytes to each, median of ${rounds}`);
console.log('| server | CPU a delivery | until the last one has it | memory a connection |\n| --- | --- | --- | --- |');
for (const [name, { cpu, last, kilobytes }] of Object.entries(results)) {
  const ratio = (cpu / results.bare.cpu).toFixed(2);
  console.log(
    `| ${titles[name]} | ${cpu.toFixed(2)} µs (${ratio}×) | ${last.toFixed(0)} ms | ${kilobytes.toFixed(1)} kB |`,
  );
}
writeFileSync(join(bench, 'results-sockets.json'), `${JSON.stringify(results, null, 2)}\n`);
