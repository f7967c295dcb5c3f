const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

/** Width of a time code including spacing, in px. */
const room = 72;

/** The moments to label below a film of this duration and width in px; its end is always the last. */
export function ticksOf(duration: number, width: number): number[] {
  const step = steps.find((one) => (one / duration) * width >= room) ?? 7200;
  const count = Math.max(0, Math.ceil(duration / step));
  const ticks = Array.from({ length: count }, (_, index) => index * step);
  return [...ticks.filter((at) => at === 0 || ((duration - at) / duration) * width >= room), duration];
}
