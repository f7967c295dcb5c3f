/** Why a message was removed: its sender unsent it, or the platform hid it. */
export const messageRemovals = ['unsent', 'hidden'] as const;
export type MessageRemoval = (typeof messageRemovals)[number];
