import { patterns } from './patterns';
import { type PublicPage, publicPages } from './public-pages';

/** The not-found page has an address, but does not count as a page. */
const isFound = (pattern: string): boolean => pattern !== patterns.notFound;

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, '')}/?$`,
    'i',
  );

const expressions = Object.values(patterns).filter(isFound).map(expressionOf);

/**
 * Whether the web app has a page at a path. As in its router, the case of letters and one slash at the end don't matter.
 *
 * @example isPage('/outline/0b8f…') // true
 * @example isPage('/wp-login.php') // false
 */
export const isPage = (pathname: string): boolean => expressions.some((expression) => expression.test(pathname));

const publicExpressions = publicPages.map((name) => [name, expressionOf(patterns[name])] as const);

/** Which public page is at a path, if any; a page with parameters may still have no record there. */
export const publicPageAt = (pathname: string): PublicPage | null =>
  publicExpressions.find(([, expression]) => expression.test(pathname))?.[0] ?? null;
