import type { draftTypeSchemas, onePageScriptSchemas, scriptSchemas, separateScriptSchemas } from '../calls/scripts';
import { moveRoutes } from './reviews';
import type { Routes } from './route';

const multi = '/api/draft-script';
const separate = '/api/draft-script-separate';
const onePageBase = '/api/draft-script-one';

export const scriptRoutes: Routes<typeof scriptSchemas> = {
  view: { method: 'GET', path: `${multi}/get-scripts/{task}`, access: 'member' },
  version: { method: 'GET', path: `${multi}/get-script/{task}/{version}`, access: 'member' },
  draft: { method: 'GET', path: `${multi}/get-script/{task}/draft`, access: 'member-creator' },
  store: { method: 'POST', path: `${multi}/store`, access: 'member-creator' },
  order: { method: 'POST', path: `${multi}/ordering-draft-scripts`, access: 'member-creator' },
  retime: { method: 'POST', path: `${multi}/{task}/{script}`, access: 'member-creator' },
  remove: { method: 'POST', path: `${multi}/delete`, access: 'member-creator' },
  recoverSegments: { method: 'POST', path: `${multi}/recovery-draft-scripts`, access: 'member-creator' },
  deleted: { method: 'GET', path: `${multi}/get-deleted-scripts/{task}`, access: 'member-creator' },
  importWord: { method: 'POST', path: `${multi}/send-word-file`, access: 'member-creator' },
  imageFile: { method: 'POST', path: `${multi}/image-file`, access: 'member-creator' },
  export: { method: 'GET', path: `${multi}/export/{task}/{version}`, access: 'member' },
  ...moveRoutes(`${multi}/{task}`),
};

export const separateScriptRoutes: Routes<typeof separateScriptSchemas> = {
  list: { method: 'GET', path: `${separate}/get-scripts/{task}`, access: 'member' },
  get: { method: 'GET', path: `${separate}/get-script/{task}`, access: 'member' },
  store: { method: 'POST', path: `${separate}/store`, access: 'member-creator' },
  update: { method: 'POST', path: `${separate}/{script}/draft-update`, access: 'member-creator' },
  remove: { method: 'DELETE', path: `${separate}/{script}/delete`, access: 'member-creator' },
};

export const onePageScriptRoutes: Routes<typeof onePageScriptSchemas> = {
  view: { method: 'GET', path: `${onePageBase}/get-scripts/{task}`, access: 'member' },
  version: { method: 'GET', path: `${onePageBase}/get-script/{task}/{version}`, access: 'member' },
  draft: { method: 'GET', path: `${onePageBase}/get-script/{task}/draft`, access: 'member-creator' },
  store: { method: 'POST', path: `${onePageBase}/store`, access: 'member-creator' },
  restore: { method: 'POST', path: `${onePageBase}/{task}/{version}/draft-update`, access: 'member-creator' },
  remove: { method: 'DELETE', path: `${onePageBase}/{task}/delete`, access: 'member-creator' },
  aiGenerate: { method: 'POST', path: `${onePageBase}/{task}/ai-generate`, access: 'member-creator' },
  export: { method: 'GET', path: `${onePageBase}/export/{task}/{version}`, access: 'member' },
  ...moveRoutes(`${onePageBase}/{task}`),
};

export const draftTypeRoutes: Routes<typeof draftTypeSchemas> = {
  get: { method: 'GET', path: '/api/draft-types/{task}', access: 'member' },
  choose: { method: 'POST', path: '/api/draft-types/{task}', access: 'member-creator' },
};
