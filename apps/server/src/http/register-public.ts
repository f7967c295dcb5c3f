import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback, FastifyPluginOptions } from 'fastify';

/** Registers a plugin of others whose routes anybody may use: they cannot state their access themselves. */
export async function registerPublic<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  plugin: FastifyPluginAsync<Options> | FastifyPluginCallback<Options>,
  options: Options,
): Promise<void> {
  app.pluginAccess = 'guest';
  await app.register(plugin, options);
  app.pluginAccess = undefined;
}
