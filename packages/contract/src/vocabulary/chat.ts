/** Why a message says nothing any more: its sender took it back, or the platform hid it. */
export const messageRemovals = ['unsent', 'hidden'] as const;
export type MessageRemoval = (typeof messageRemovals)[number];
