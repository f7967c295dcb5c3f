import { type CategoryRules, categoryRules, type ProductCategory } from '../rules/categories';
import type { Rule } from '../rules/rule';
import { type Automaton, createAutomaton } from './automaton';
import { normalise } from './normalise';

/** A compiled chain: its rule, and the maximum distances between its steps. */
export interface CompiledChain {
  rule: Rule;
  /** Maximum number of characters before each step except the first. */
  gaps: readonly number[];
}

/** What finding a word means. */
export type Meaning =
  | { kind: 'risk'; rule: Rule }
  | { kind: 'step'; chain: number; step: number }
  | { kind: 'lawful'; beside?: readonly number[] }
  | { kind: 'authority' };

export interface CompiledRules {
  automaton: Automaton;
  /** By index of the word in the automaton. */
  meanings: readonly Meaning[][];
  chains: readonly CompiledChain[];
  /** Words that make other words permissible when they are nearby. */
  companions: ReadonlySet<number>;
  /** Meanings of numbers: the steps written as `#`. */
  numbers: readonly Meaning[];
  /** Whether the effects of nutrients on normal functions may be mentioned. */
  knowsNutrients: boolean;
}

/** Words that make a nearby claim more severe: a physician, research, a witness. */
const authorities = '醫師|醫生|研究|臨床|見證';

const compiled = new Map<ProductCategory, CompiledRules>();

/** Compiled rules of a product category; compiled on first use. */
export function compiledRules(category: ProductCategory): CompiledRules {
  const known = compiled.get(category);
  if (known) return known;
  const made = compile(categoryRules[category]);
  compiled.set(category, made);
  return made;
}

/** Compiles rules and permitted wordings. */
export function compile({ rules, lawful }: CategoryRules): CompiledRules {
  const indexes = new Map<string, number>();
  const meanings: Meaning[][] = [];
  const numbers: Meaning[] = [];
  const chains: CompiledChain[] = [];
  const indexOf = (word: string) => {
    const read = normalise(word).text;
    const known = indexes.get(read);
    if (known !== undefined) return known;
    indexes.set(read, meanings.push([]) - 1);
    return meanings.length - 1;
  };
  const add = (word: string, meaning: Meaning) => meanings[indexOf(word)]?.push(meaning);

  for (const rule of rules) {
    for (const word of split(rule.words, '、')) add(word, { kind: 'risk', rule });
    for (const chain of rule.chains ?? []) {
      const steps = chain.filter((part) => typeof part === 'string');
      const index = chains.push({ rule, gaps: chain.filter((part) => typeof part === 'number') }) - 1;
      for (const [step, alternatives] of steps.entries()) {
        const meaning: Meaning = { kind: 'step', chain: index, step };
        if (alternatives === '#') numbers.push(meaning);
        else for (const word of split(alternatives, '|')) add(word, meaning);
      }
    }
  }
  const companions = new Set<number>();
  for (const { words, beside } of lawful) {
    const nutrients = split(beside, '、').map(indexOf);
    for (const nutrient of nutrients) companions.add(nutrient);
    const meaning: Meaning = { kind: 'lawful', beside: beside === undefined ? undefined : nutrients };
    for (const word of split(words, '、')) add(word, meaning);
  }
  for (const word of split(authorities, '|')) add(word, { kind: 'authority' });
  return {
    automaton: createAutomaton([...indexes.keys()]),
    meanings,
    chains,
    companions,
    numbers,
    knowsNutrients: companions.size > 0,
  };
}

const split = (list: string | undefined, by: string) => list?.split(by) ?? [];
