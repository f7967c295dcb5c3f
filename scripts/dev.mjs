import concurrently from 'concurrently';

const { result } = concurrently(
  [
    {
      name: 'server',
      command: 'tsx watch --clear-screen=false --tsconfig apps/server/tsconfig.json apps/server/src/server.ts',
      env: { PORT: '3001', APP_URL: 'http://127.0.0.1:3000' },
    },
    { name: 'web', command: 'vite apps/web --port 3000 --host 127.0.0.1 --strictPort' },
  ],
  { killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'yellow'] },
);

await result.catch(() => {
  process.exitCode = 1;
});
