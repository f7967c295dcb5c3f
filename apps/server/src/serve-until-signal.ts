import type { FastifyInstance } from 'fastify';

const shutdownTimeoutMs = 10_000;

/** Listens, and shuts down gracefully on SIGINT or SIGTERM. */
export async function serveUntilSignal(app: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  await app.listen(address);
  let isStopping = false;
  const stop = async () => {
    // Ctrl+C reaches this process twice: from the terminal, and forwarded by `npm start`.
    if (isStopping) return;
    isStopping = true;
    // A connection that does not close must not delay a deployment.
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Prints why the process could not start, without the stack trace of an expected failure. */
export const failToStart = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
