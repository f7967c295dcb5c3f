import { experiencePath } from './experience-path';
import { patterns } from './patterns';
import { previewPages } from './preview-pages';
import { type PublicPage, publicPages } from './public-pages';

/** The not-found page has an address, but does not count as a page. */
const isFound = (pattern: string): boolean => pattern !== patterns.notFound;

/** Its address depends on the operator. */
const isFixed = (pattern: string): boolean => pattern !== patterns.experience;

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\/$/, '')}/?$`,
    'i',
  );

const expressions = Object.values(patterns).filter(isFound).filter(isFixed).map(expressionOf);

/**
 * Whether the web app has a page at a path. As in its router, the case of letters and one slash at the end don't matter.
 *
 * @param product what the operator calls the product that can be tried
 * @example isPage('/outline/0b8f…') // true
 * @example isPage('/wp-login.php') // false
 */
export const isPage = (pathname: string, product?: string): boolean =>
  [...expressions, expressionOf(experiencePath(product))].some((expression) => expression.test(pathname));

/** The pattern of a page for this operator. */
export const patternOf = (page: keyof typeof patterns, product?: string): string =>
  page === 'experience' ? experiencePath(product) : patterns[page];

/** Which public page is at a path, if any; a page with parameters may still have no record there. */
export const publicPageAt = (pathname: string, product?: string): PublicPage | null =>
  publicPages.find((page) => expressionOf(patternOf(page, product)).test(pathname)) ?? null;

const withTokens = Object.values(patterns)
  .filter((pattern) => pattern.includes(':token'))
  .map(expressionOf);

/** Whether the address of a page is a secret. */
export const carriesToken = (pathname: string): boolean => withTokens.some((expression) => expression.test(pathname));

/** Whether content nobody else sees yet is looked at there. */
export const isPreviewPage = (pathname: string): boolean =>
  previewPages.some((page) => expressionOf(patterns[page]).test(pathname));
