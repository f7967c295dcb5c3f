/** A piece of text that is compared as a whole: a line, or a sentence of a long line. */
export interface Unit {
  readonly text: string;
  /** Offset in the source text. */
  readonly start: number;
}

/** A line up to this long is one unit. */
const lineLength = 400;

const sentence = /[^。！？!?；;]*(?:[。！？!?；;]+[」』）”’)]*|$)/g;

/** Splits a long line into sentences, none longer than the maximum. */
function* cut(line: string, start: number): Generator<Unit> {
  if (line.length <= lineLength) {
    yield { text: line, start };
    return;
  }
  for (const { 0: words, index } of line.matchAll(sentence)) {
    for (let from = 0; from < words.length; from += lineLength) {
      yield { text: words.slice(from, from + lineLength), start: start + index + from };
    }
  }
}

/** The units of a text in order, without empty lines. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') units.push(...cut(line, start));
    start += line.length + 1;
  }
  return units;
}
