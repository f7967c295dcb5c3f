import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    admin: 'src/admin.ts',
    partner: 'src/partner.ts',
    server: 'src/server.ts',
    realtime: 'src/realtime.ts',
    // Threads of their own, found beside the bundle.
    'word-worker': 'src/platform/documents/word-worker.ts',
    'pdf-worker': 'src/platform/documents/pdf-worker.ts',
  },
  // Only loaded in development.
  external: ['oidc-provider'],
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
});
