/** Name of a chunk in storage; a chunk sent again overwrites itself. */
export const chunkName = (uploadKey: string, number: number): string => `${uploadKey}-${number}.part`;
