const warned = new Set<string>();

/**
 * Browsers do not tell scripts why a response is blocked. For requests to another origin, developers get a message with the
 * likely cause, once per origin.
 */
export function warnAboutOrigin(address: string): void {
  if (!URL.canParse(address, location.href)) return;
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || warned.has(origin)) return;
  warned.add(origin);
  console.warn(
    `@paidang/chat: ${origin} sent no response that this page, at ${location.origin}, may read. The server only responds to its own origin: proxy /api/, /broadcasting/ and /files/ through this page's server, and leave the base URL empty. Pages of partners use /embed/loader.js instead; register their origin with \`npm run partner -- origins\` (docs/embedding).`,
  );
}
