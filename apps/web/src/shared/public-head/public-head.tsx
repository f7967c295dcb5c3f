import type { SharePicture } from '@paidang/contract/pages';
import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../config/titles';
import { useTabTitle } from '../../stores/page-subject';

/** An item of schema.org data, without the `@context` that all of them share. */
export interface SchemaItem {
  '@type': string;
  [property: string]: unknown;
}

/** Head of a page: metadata for search engines and link previews. */
export interface Head {
  /** Title without the brand. */
  title: string;
  description: string;
  /** Canonical path of the page. */
  path: string;
  /** Title of the link preview. */
  shareTitle: string;
  /** Pages above it, from the top. */
  above: readonly { label: string; href?: string }[];
  /** Structured data in terms of schema.org; an address may be a path. */
  structured: readonly SchemaItem[];
  /** Picture of the link preview, drawn by the server. */
  picture: SharePicture;
}

/** Called by a page during prerendering; `null` means that there is no such page. In the browser there is no provider. */
export const HeadContext = createContext<((head: Head | null) => void) | null>(null);

export interface PublicHeadProps extends Partial<Omit<Head, 'description' | 'picture'>> {
  description: string;
  picture?: Partial<SharePicture>;
}

const plain = { face: null, beside: null, figures: [] } as const;

/**
 * Head of a public page: title of the tab, canonical address, and metadata for search engines and link previews. Each public page
 * renders one, where its data is available.
 *
 * @param title @default the page's name of `labels/titles`
 * @param path @default the current path
 * @param shareTitle @default the title
 * @param picture @default title and description, below the name of the section of the site the page belongs to
 * @example <PublicHead title={article.title} description={article.summary} />
 */
export function PublicHead({ description, ...given }: PublicHeadProps) {
  const { pathname } = useLocation();
  const {
    title = pageTitle(pathname),
    path = pathname,
    shareTitle = title,
    above = [],
    structured = [],
    picture,
  } = given;
  const reportHead = useContext(HeadContext);
  const drawn = { ...plain, title: shareTitle, text: description, ...picture };
  const kicker = above.at(-1)?.label ?? (drawn.title === title ? '' : title);
  reportHead?.({ title, description, path, shareTitle, above, structured, picture: { kicker, ...drawn } });
  useTabTitle(title);
  useEffect(() => {
    globalThis.paidangAlive?.();
    globalThis.paidangAlive = undefined;
  }, []);
  // Phones share the canonical address, also of pages reached by navigation within the app.
  useEffect(() => {
    const link = canonicalLink();
    link.href = new URL(path, link.href || location.href).href;
    return () => link.remove();
  }, [path]);
  return null;
}

const canonicalLink = (): HTMLLinkElement =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
  document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));

/** Used instead of `PublicHead` where an address has no page: the prerendered response then gets status 404. */
export function NotFoundHead() {
  useContext(HeadContext)?.(null);
  useTabTitle(pageTitle('/404'));
  return null;
}
