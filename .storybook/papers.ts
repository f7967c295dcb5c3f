import { posix } from 'node:path';

/** Markdown of the repository that the site shows under "Get started". */
export const papers = [
  { path: 'start/react', title: 'React', summary: 'with Vite or any other bundler, with Tailwind or without' },
  { path: 'start/next', title: 'Next', summary: 'server components, the theme without a flash, a strict policy' },
  { path: 'start/vue', title: 'Vue', summary: 'custom elements with types' },
  { path: 'start/plain-page', title: 'Plain page', summary: 'one script tag, no build' },
  { path: 'start/tasks', title: 'Tasks', summary: 'twenty things one wants to do, and where each is answered' },
] as const;

export const packages = [
  'ui',
  'editor',
  'chat',
  'comment-board',
  'tour',
  'film',
  'claims',
  'evidence',
  'contract',
] as const;

const repository = 'https://github.com/paidang/paidang/blob/main/';

/** Where a paper of the repository stands in the site, by the page's id. */
export const pageOf = (path: string): string | undefined => {
  const [, paper] = /^docs\/start\/([\w-]+)\.md$/.exec(path) ?? [];
  if (paper) return `get-started-${paper}--docs`;
  const [, name] = /^packages\/([\w-]+)\/README\.md$/.exec(path) ?? [];
  return name ? `packages-${name}--docs` : undefined;
};

/**
 * Markdown whose relative links lead somewhere outside of the repository too.
 *
 * @param to The address for a path of the repository; by default it is read on GitHub.
 */
export function withAddresses(markdown: string, source: string, to?: (path: string) => string | undefined): string {
  return markdown.replace(/\]\((?!https?:|#|mailto:)([^)\s]+)\)/g, (_, link: string) => {
    const [path = '', anchor] = link.split('#');
    const target = posix.join(posix.dirname(source), path);
    return `](${to?.(target) ?? `${repository}${target}`}${anchor ? `#${anchor}` : ''})`;
  });
}
