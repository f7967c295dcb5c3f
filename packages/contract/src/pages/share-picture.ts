/** What is drawn for whoever shares a link to a public page; the server draws it. */
export interface SharePicture {
  /** Which part of the site the page belongs to. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** Somebody's face beside the title, as the address of a picture of ours; their initial where they have none. */
  readonly face: { readonly name: string; readonly path: string | null } | null;
  /** Large, on the right: the address of a picture of ours, or a few characters. */
  readonly beside: { readonly photo: string } | { readonly words: string } | null;
  /** Below it all; without any the steps of a task are drawn there. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

export const sharePictureSize = { width: 1200, height: 630 } as const;

export const sharePicturePath = '/share.jpg';

/** The address of the picture of a page. It changes with `version`, so that nobody shows an old one for long. */
export const sharePictureAddress = (page: string, version: string): string =>
  `${sharePicturePath}?${new URLSearchParams({ page, v: version })}`;
