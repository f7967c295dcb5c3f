import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback, FastifyPluginOptions } from 'fastify';

/** Registers a third-party plugin whose routes are public, since it cannot declare their access. */
export async function registerPublic<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  plugin: FastifyPluginAsync<Options> | FastifyPluginCallback<Options>,
  options: Options,
): Promise<void> {
  app.pluginAccess = 'guest';
  await app.register(plugin, options);
  app.pluginAccess = undefined;
}
