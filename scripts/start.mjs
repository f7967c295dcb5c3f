import { runBuilt } from './run-built.mjs';

runBuilt('apps/server/dist/server.js', '@paidang/web', '@paidang/server');
