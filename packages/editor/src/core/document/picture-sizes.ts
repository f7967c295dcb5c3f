/** Size of a picture in pixels; `undefined` where it is unknown. */
export type PictureSizeOf = (src: string) => { readonly width: number; readonly height: number } | undefined;

/** Adds width and height to the pictures of rendered HTML, so that the browser reserves their space while they load. */
export const withPictureSizes = (html: string, sizeOf: PictureSizeOf | undefined): string =>
  sizeOf === undefined
    ? html
    : html.replace(/<img src="([^"]*)"/g, (tag, src: string) => {
        const size = sizeOf(src.replaceAll('&amp;', '&'));
        return size ? `${tag} width="${Math.round(size.width)}" height="${Math.round(size.height)}"` : tag;
      });
