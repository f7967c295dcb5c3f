import { outlineRoutes } from '@paidang/contract/routes';
import { functionCodes } from '@paidang/contract/vocabulary';
import { reviewSource } from './reviews';
import { versionFile } from './version-files';

/** The outline of a task on the server. */
export const outlineSource = (task: string) => ({
  ...reviewSource<string>(outlineRoutes, ['outline', task], { task }),
  file: versionFile({ task, function: functionCodes.outline }),
});
