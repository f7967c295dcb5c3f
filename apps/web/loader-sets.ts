/** A set of loaders (pages, and parts that are fetched later), as bits. */
export type LoaderSet = Uint32Array;

/** Adds the loaders of one set to another. */
export function include(set: LoaderSet, further: LoaderSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (further[word] ?? 0);
}

/** Sets of loaders and their weights, which are looked up for eight loaders at a time: they are the inner loop of the plan. */
export class LoaderSets {
  private readonly loaders: readonly string[];
  /** The summed weights of eight loaders, by the position of their byte in a set and its value. */
  private readonly weights: Float64Array;

  /** @param weigh how much it matters what a loader loads; 1 for a page */
  constructor(loaders: Iterable<string>, weigh: (loader: string) => number) {
    this.loaders = [...loaders];
    this.weights = new Float64Array(Math.ceil(this.loaders.length / 32) * 4 * 256);
    for (const [index, loader] of this.loaders.entries()) {
      const weight = weigh(loader);
      for (let value = 0; value < 256; value++) {
        const place = ((index >> 3) << 8) | value;
        if ((value >> (index & 7)) & 1) this.weights[place] = (this.weights[place] ?? 0) + weight;
      }
    }
  }

  setOf(loaders: ReadonlySet<string>): LoaderSet {
    const set = new Uint32Array(Math.ceil(this.loaders.length / 32));
    for (const [index, loader] of this.loaders.entries()) {
      if (loaders.has(loader)) set[index >> 5] = (set[index >> 5] ?? 0) | (1 << (index & 31));
    }
    return set;
  }

  namesIn(set: LoaderSet): Set<string> {
    return new Set(this.loaders.filter((_, index) => ((set[index >> 5] ?? 0) >>> (index & 31)) & 1));
  }

  private weightOfWord(word: number, bits: number): number {
    const place = word << 10;
    return (
      (this.weights[place | (bits & 255)] ?? 0) +
      (this.weights[(place + 256) | ((bits >>> 8) & 255)] ?? 0) +
      (this.weights[(place + 512) | ((bits >>> 16) & 255)] ?? 0) +
      (this.weights[(place + 768) | (bits >>> 24)] ?? 0)
    );
  }

  /** The weight of all loaders of a set. */
  weightOf(set: LoaderSet): number {
    let weight = 0;
    for (let word = 0; word < set.length; word++) weight += this.weightOfWord(word, set[word] ?? 0);
    return weight;
  }

  /** The weight of the loaders of both sets. */
  weightOfBoth(one: LoaderSet, other: LoaderSet): number {
    let weight = 0;
    for (let word = 0; word < one.length; word++)
      weight += this.weightOfWord(word, (one[word] ?? 0) & (other[word] ?? 0));
    return weight;
  }

  /** The weight of the loaders of one set that are not in another. */
  weightWithout(set: LoaderSet, other: LoaderSet): number {
    let weight = 0;
    for (let word = 0; word < set.length; word++)
      weight += this.weightOfWord(word, (set[word] ?? 0) & ~(other[word] ?? 0));
    return weight;
  }
}
