/** Content of the picture shown when a link to a public page is shared; the server draws it. */
export interface SharePicture {
  /** The section of the site the page belongs to. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** A face next to the title, as the address of one of our pictures; the person's initial if they have none. */
  readonly face: { readonly name: string; readonly path: string | null } | null;
  /** Shown large on the right: the address of one of our pictures, or a few characters. */
  readonly beside: { readonly photo: string } | { readonly words: string } | null;
  /** Shown below everything else; if there are none, the steps of a task are drawn instead. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

export const sharePictureSize = { width: 1200, height: 630 } as const;

export const sharePicturePath = '/share.jpg';

/** The address of a page's share picture. It contains `version`, so that outdated pictures are not shown for long. */
export const sharePictureAddress = (page: string, version: string): string =>
  `${sharePicturePath}?${new URLSearchParams({ page, v: version })}`;
