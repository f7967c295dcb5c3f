import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/**
 * Vite aliases that resolve `@paidang/*` to source files, so that tests, stories and the development server need no build.
 * Every public entry `@paidang/x/y` is at `packages/x/src/y/index.ts`; production builds use the built files.
 */
export const sourceAliases = [
  {
    find: /^@paidang\/([\w-]+)\/(styles|tailwind|tailwind\.defaults)\.css$/,
    replacement: `${packages}/$1/src/styles/$2.css`,
  },
  { find: /^@paidang\/([\w-]+)\/(labels\/en|[\w-]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
  {
    find: /^@paidang\/(contract|ui|editor|chat|claims|evidence|comment-board|film|tour)$/,
    replacement: `${packages}/$1/src/index.ts`,
  },
];
