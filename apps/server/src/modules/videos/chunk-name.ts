/** Name of a chunk in the storage: the same again when it is sent again. */
export const chunkName = (uploadKey: string, number: number): string => `${uploadKey}-${number}.part`;
