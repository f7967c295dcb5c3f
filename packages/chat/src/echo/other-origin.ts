const told = new Set<string>();

/**
 * Browsers do not tell scripts why a response is blocked. For requests to another origin, developers get a message with the
 * likely cause, once per origin.
 */
export function tellOfOtherOrigin(address: string): void {
  if (!URL.canParse(address, location.href)) return;
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || told.has(origin)) return;
  told.add(origin);
  console.warn(
    `@paidang/chat: ${origin} sent no response that this page, of the origin ${location.origin}, may read. The server answers its own origin only: let this page's server pass /api/, /broadcasting/ and /files/ on, and leave the base address empty. The page of a partner takes /embed/loader.js instead; its origin is registered with \`npm run partner -- origins\` (docs/embedding).`,
  );
}
