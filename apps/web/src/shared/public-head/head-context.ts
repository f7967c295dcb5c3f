import type { SharePicture } from '@paidang/contract/pages';
import { createContext } from 'react';

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
