import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Accepts multipart bodies; each call sets its own limits when it reads one. */
export const acceptMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false });
};
