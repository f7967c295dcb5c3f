import { experiencePath } from './experience-path';
import { patterns } from './patterns';
import { previewPages } from './preview-pages';
import { type PublicPage, publicPages } from './public-pages';

/** The not-found page has an address, but does not count as a page. */
const isFound = (pattern: string): boolean => pattern !== patterns.notFound;

/** The address of this page depends on the operator. */
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
 * Whether the web app has a page at a path. As in its router, letter case and a trailing slash are ignored.
 *
 * @param product the operator's name for the product that can be tried
 * @example isPage('/outline/0b8f…') // true
 * @example isPage('/wp-login.php') // false
 */
export const isPage = (pathname: string, product?: string): boolean =>
  [...expressions, expressionOf(experiencePath(product))].some((expression) => expression.test(pathname));

/** The pattern of a page with this operator's product name. */
export const patternOf = (page: keyof typeof patterns, product?: string): string =>
  page === 'experience' ? experiencePath(product) : patterns[page];

/** The public page at a path, if any; a page with parameters may still have no record there. */
export const publicPageAt = (pathname: string, product?: string): PublicPage | null =>
  publicPages.find((page) => expressionOf(patternOf(page, product)).test(pathname)) ?? null;

const withTokens = Object.values(patterns)
  .filter((pattern) => pattern.includes(':token'))
  .map(expressionOf);

/** Whether the path contains a secret token. */
export const carriesToken = (pathname: string): boolean => withTokens.some((expression) => expression.test(pathname));

/** Whether the path is a preview of unpublished content. */
export const isPreviewPage = (pathname: string): boolean =>
  previewPages.some((page) => expressionOf(patterns[page]).test(pathname));
