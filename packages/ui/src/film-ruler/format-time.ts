const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a moment of a film, `02:14`, with hours if there are any. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  return (whole < 3600 ? parts : [Math.floor(whole / 3600), ...parts]).map(two).join(':');
}
