import type { SharePicture } from '@paidang/contract/pages';
import { createContext } from 'react';

/** Something of schema.org, without the context all of them share. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page tells those who only read its head: search engines, and whoever shows a link to it. */
export interface Head {
  /** Without the brand. */
  title: string;
  description: string;
  /** The page's one address. */
  path: string;
  /** What is shown large where somebody shares a link to the page. */
  shareTitle: string;
  /** The pages above it, from the top. */
  above: readonly { label: string; href?: string }[];
  /** What the page is, in the words of schema.org; an address may be a path. */
  structured: readonly Thing[];
  /** What the server draws for whoever shares a link to the page. */
  picture: SharePicture;
}

/** Told by the page while it is drawn ahead; `null` says that there is no such page. In the browser nobody listens. */
export const HeadContext = createContext<((head: Head | null) => void) | null>(null);
