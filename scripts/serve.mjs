import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' },
  ...{ '.webm': 'video/webm', '.mp4': 'video/mp4', '.m3u8': 'application/vnd.apple.mpegurl' },
};

const sameOriginPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:";

/** Serves a folder on loopback with a content security policy. @param policy by default allows nothing from other origins */
export async function serveFolder(folder, policy = sameOriginPolicy) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      response.setHeader('content-type', types[extname(path)] ?? 'text/html');
      response.setHeader('content-security-policy', policy);
      response.end(body);
    } catch {
      response.statusCode = path === '/favicon.ico' ? 204 : 404;
      response.end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts a project's own server on a free port and waits until it responds. */
export async function startServer(folder, command) {
  const port = await freePort();
  const [program, ...args] = command.split(' ');
  const child = spawn(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const url = `http://127.0.0.1:${port}/`;
  const end = Date.now() + 30_000;
  while (!(await isReachable(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill();
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const close = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url, close };
}

const isReachable = (url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
