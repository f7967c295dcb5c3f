/** Speeds to choose from. */
export const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Speeds that L and J go through when they are pressed again. */
const shuttleSpeeds = [1, 1.5, 2] as const;

/** The speed after this one; the fastest stays. */
export const faster = (speed: number): number => shuttleSpeeds.find((one) => one > speed) ?? 2;
