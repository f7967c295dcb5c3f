import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { openModel } from '../ai';
import { aiDraftRoutes } from './ai-routes';
import { draftTypeRoutes, onePageRoutes } from './one-page-routes';
import { multiPageRoutes } from './routes';
import { separateScriptRoutes } from './separate-routes';

export { forgetOldSegments } from './deleted-segments';
export { chooseForm } from './forms';
export { multiPageScripts } from './multi-page';
export { onePageScripts } from './one-page';

/** All calls of scripts, in every form. */
export function scriptRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  const model = openModel(platform.env);
  multiPageRoutes(calls, platform);
  separateScriptRoutes(calls);
  onePageRoutes(calls, { hasModel: model !== null });
  draftTypeRoutes(calls);
  aiDraftRoutes(app, platform, model);
}
