import type { SharePicture } from '@paidang/contract/pages';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../config/titles';
import { useTabTitle } from '../../stores/page-subject';
import { type Head, HeadContext } from './head-context';

export interface PublicHeadProps extends Partial<Omit<Head, 'description' | 'picture'>> {
  description: string;
  picture?: Partial<SharePicture>;
}

const plain = { face: null, beside: null, figures: [] } as const;

/**
 * The head of a public page: its title in the tab, its one address, and what search engines and previews of links read.
 * Each public page renders one, wherever it has the data.
 *
 * @param title @default the page's name of `labels/titles`
 * @param path @default where the page is
 * @param shareTitle @default the title
 * @param picture @default the words above, under the name of the part of the site the page belongs to
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
  const tell = useContext(HeadContext);
  const drawn = { ...plain, title: shareTitle, text: description, ...picture };
  const kicker = above.at(-1)?.label ?? (drawn.title === title ? '' : title);
  tell?.({ title, description, path, shareTitle, above, structured, picture: { kicker, ...drawn } });
  useTabTitle(title);
  useEffect(() => {
    globalThis.paidangAlive?.();
    globalThis.paidangAlive = undefined;
  }, []);
  // What phones share is this address, also of a page one was led to within the app.
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

/** In place of a head where an address has no page: what is drawn ahead is then answered as not found. */
export function NotFoundHead() {
  useContext(HeadContext)?.(null);
  useTabTitle(pageTitle('/404'));
  return null;
}
