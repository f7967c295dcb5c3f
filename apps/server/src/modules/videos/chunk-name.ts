/** Name of a chunk in the storage; a chunk that is sent again replaces itself. */
export const chunkName = (uploadKey: string, number: number): string => `${uploadKey}-${number}.part`;
