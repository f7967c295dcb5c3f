const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const two = (value: number) => String(value).padStart(2, '0');

/**
 * `09:24` today, `昨天 17:31`, `11/17（二）21:40` this year, `2025/01/06 09:00` before.
 *
 * @param instant ISO 8601.
 * @param today The midnight the reader's day began with.
 */
export function formatTime(instant: string, today: number, yesterday: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  const days = Math.round((today - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return time;
  if (days === 1) return `${yesterday} ${time}`;
  const day = `${two(date.getMonth() + 1)}/${two(date.getDate())}`;
  if (date.getFullYear() !== new Date(today).getFullYear()) return `${date.getFullYear()}/${day} ${time}`;
  return `${day}（${weekdays[date.getDay()]}）${time}`;
}
