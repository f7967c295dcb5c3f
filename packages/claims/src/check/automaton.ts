/** A word of the automaton that was found in a text. */
export interface Hit {
  word: number;
  start: number;
  end: number;
}

/** Finds all words in one pass, including words inside other words (Aho and Corasick, 1975). */
export interface Automaton {
  find(text: string): Hit[];
}

export function createAutomaton(words: readonly string[]): Automaton {
  const next = new Map<number, number>();
  /** For each state the word that ends in it, or -1. */
  const ending = [-1];
  const step = (state: number, unit: number) => next.get(state * 0x10000 + unit);

  const children: [state: number, unit: number, child: number][] = [];
  for (const [index, word] of words.entries()) {
    let state = 0;
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at);
      let child = step(state, unit);
      if (child === undefined) {
        child = ending.push(-1) - 1;
        next.set(state * 0x10000 + unit, child);
        children.push([state, unit, child]);
      }
      state = child;
    }
    ending[state] = index;
  }

  /**
   * For each state, where the search continues if no longer word fits, and the nearest state on that path in which a word ends.
   */
  const fail = new Int32Array(ending.length);
  const shorter = new Int32Array(ending.length);
  const depth = new Int32Array(ending.length);
  for (const [state, , child] of children) depth[child] = (depth[state] ?? 0) + 1;
  children.sort(([, , one], [, , other]) => (depth[one] ?? 0) - (depth[other] ?? 0));
  for (const [state, unit, child] of children) {
    if (state === 0) continue;
    let from = fail[state] ?? 0;
    while (from !== 0 && step(from, unit) === undefined) from = fail[from] ?? 0;
    const target = step(from, unit) ?? 0;
    fail[child] = target;
    shorter[child] = ending[target] === -1 ? (shorter[target] ?? 0) : target;
  }

  return {
    find(text) {
      const hits: Hit[] = [];
      let state = 0;
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        let target = step(state, unit);
        while (target === undefined && state !== 0) {
          state = fail[state] ?? 0;
          target = step(state, unit);
        }
        state = target ?? 0;
        for (let found = state; found !== 0; found = shorter[found] ?? 0) {
          const word = ending[found] ?? -1;
          if (word !== -1) hits.push({ word, start: at + 1 - (depth[found] ?? 0), end: at + 1 });
        }
      }
      return hits;
    },
  };
}
