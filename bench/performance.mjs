import { measureOnServer } from './on-server.mjs';

measureOnServer('performance');
