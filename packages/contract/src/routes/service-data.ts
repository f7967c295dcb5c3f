import type { serviceDataSchemas } from '../calls/service-data';
import type { Routes } from './route';

/** Where pictures of documents are fetched, each once and within a minute: `{servicePicturePath}/{token}`. */
export const servicePicturePath = '/api/service-pictures';

export const serviceDataRoutes: Routes<typeof serviceDataSchemas> = {
  view: { method: 'GET', path: '/api/laborer-information', access: 'user' },
  save: { method: 'PUT', path: '/api/laborer-information', access: 'user' },
  reveal: { method: 'POST', path: '/api/laborer-information/reveal', access: 'user' },
  looks: { method: 'GET', path: '/api/laborer-information/looks', access: 'user' },
  addPicture: { method: 'POST', path: '/api/laborer-information/pictures', access: 'user' },
  removePicture: { method: 'DELETE', path: '/api/laborer-information/pictures/{picture}', access: 'user' },
  linkPicture: { method: 'POST', path: '/api/laborer-information/pictures/{picture}/links', access: 'user' },
};
