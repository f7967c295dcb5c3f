/** Playback rates to choose from. */
export const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Speeds that pressing L or J repeatedly goes through. */
const shuttleSpeeds = [1, 1.5, 2] as const;

/** The next speed; the fastest stays the same. */
export const faster = (speed: number): number => shuttleSpeeds.find((one) => one > speed) ?? 2;
