/** A thread, before it is converted to a candidate's own format. */
export interface Line {
  id: string;
  text: string;
  own: boolean;
  at: string;
}

const sentence = '這一段的節奏可以再快一點，先讓觀眾看到瓶身。';
const first = Date.UTC(2026, 10, 1);

/** `count` threads of one to nine sentences; the newest has the highest number. */
export const manyThreads = (count: number): Line[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    text: `${sentence.repeat(1 + (number % 9))}#${number}`,
    own: number % 2 === 0,
    at: new Date(first + number * 60_000).toISOString(),
  }));
