import { runBuilt } from './run-built.mjs';

runBuilt('apps/server/dist/realtime.js', '@paidang/server');
