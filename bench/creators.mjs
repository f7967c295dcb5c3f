import { measureOnServer } from './on-server.mjs';

measureOnServer('creators');
