/** ms of sending before a speed means anything. */
const enough = 2000;

/** How long the rest of so many bytes takes, by what was sent since it began or went on. */
export function createSpeed(bytes: number) {
  let since: { at: number; sent: number } | null = null;
  return {
    /** The time of waiting is no time of sending. */
    restart: () => {
      since = null;
    },
    /** @param now ms since 1970 */
    secondsLeft: (sent: number, now: number): number | null => {
      since ??= { at: now, sent };
      const gained = sent - since.sent;
      if (now - since.at < enough || gained <= 0) return null;
      return ((bytes - sent) * (now - since.at)) / gained / 1000;
    },
  };
}
