/** Where works go online, as they are offered; a brief may name others. */
export const platformNames = ['YouTube', 'Instagram', 'Facebook', 'TikTok', 'Threads'] as const;

/** `story`: frames that vanish after a day; `post`: everything that stays. */
export const platformKinds = ['post', 'story'] as const;
