/** Largest picture, bytes (10 MB). */
export const maxImageBytes = 10_485_760;

/** Most pictures of one drop. */
export const maxDroppedImages = 10;

/** Picture types a document takes, as the browser names them. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];
