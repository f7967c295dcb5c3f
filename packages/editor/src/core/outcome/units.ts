/** A stretch of text that is compared as a whole: a line, or a sentence of a long one. */
export interface Unit {
  readonly text: string;
  /** Offset in the text it was cut from. */
  readonly start: number;
}

/** A line up to this long is one unit. */
const lineLength = 400;

const sentence = /[^。！？!?；;]*(?:[。！？!?；;]+[」』）”’)]*|$)/g;

/** A long line in its sentences, none longer than a line may be. */
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

/** The units of a text in their order; empty lines are none. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') units.push(...cut(line, start));
    start += line.length + 1;
  }
  return units;
}
