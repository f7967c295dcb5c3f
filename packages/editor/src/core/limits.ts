/** Maximum size of a picture in bytes (10 MB). */
export const maxImageBytes = 10_485_760;

/** Maximum number of pictures per drop. */
export const maxDroppedImages = 10;

/** MIME types of pictures a document accepts. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];
