const two = (value: number): string => String(value).padStart(2, '0');

export interface FilmRulerLabels {
  /** A moment, in seconds. @default `02:14`, with hours in front once there are any */
  time: (seconds: number) => string;
  /** Where the playhead is. @default (time, length) => `${time}，共${length}` */
  position: (time: string, length: string) => string;
  /** Names the pins. @default '時間軸上的留言' */
  pins: string;
  /** Names several pins at one place; pressing goes through them. @default (labels) => `${labels.length}則：…` */
  pinGroup: (labels: readonly string[]) => string;
}

export const defaultLabels: FilmRulerLabels = {
  time: (seconds) => {
    const whole = Math.floor(seconds);
    const parts = [Math.floor(whole / 60) % 60, whole % 60];
    return (whole < 3600 ? parts : [Math.floor(whole / 3600), ...parts]).map(two).join(':');
  },
  position: (time, length) => `${time}，共${length}`,
  pins: '時間軸上的留言',
  pinGroup: (labels) => `${labels.length}則：${labels.join('；')}`,
};
