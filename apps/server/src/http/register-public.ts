import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback, FastifyPluginOptions } from 'fastify';

/** Registers a third-party plugin with public routes; such a plugin cannot declare their access itself. */
export async function registerPublic<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  plugin: FastifyPluginAsync<Options> | FastifyPluginCallback<Options>,
  options: Options,
): Promise<void> {
  app.pluginAccess = 'guest';
  await app.register(plugin, options);
  app.pluginAccess = undefined;
}
