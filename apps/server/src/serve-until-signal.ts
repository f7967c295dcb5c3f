import type { FastifyInstance } from 'fastify';

const shutdownPatience = 10_000;

/** Listens, and closes gracefully when the process is asked to end. */
export async function serveUntilSignal(app: FastifyInstance, address: { port: number; host: string }): Promise<void> {
  await app.listen(address);
  let isStopping = false;
  const stop = async () => {
    // Ctrl+C reaches this process twice: from the terminal, and passed on by `npm start`.
    if (isStopping) return;
    isStopping = true;
    // What does not close by itself must not delay a deployment.
    setTimeout(() => process.exit(1), shutdownPatience).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Says why the process could not start, without the stack of an expected failure. */
export const failToStart = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
