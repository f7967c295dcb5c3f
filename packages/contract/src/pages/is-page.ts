import { patterns } from './patterns';

/** The page that says nothing is there: an address, but not a page that exists. */
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
