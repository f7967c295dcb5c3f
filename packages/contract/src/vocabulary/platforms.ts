/** Platforms offered for publishing; a brief may name others. */
export const platformNames = ['YouTube', 'Instagram', 'Facebook', 'TikTok', 'Threads'] as const;

/** `story`: frames that disappear after a day; `post`: everything permanent. */
export const platformKinds = ['post', 'story'] as const;
