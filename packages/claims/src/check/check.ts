import type { ProductCategory } from '../rules/categories';
import { type Law, type LawKey, laws } from '../rules/laws';
import type { Rule, Severity } from '../rules/rule';
import { rulesVersion } from '../rules/version';
import type { Hit } from './automaton';
import { findChains, type Span } from './chains';
import { type CompiledRules, compiledRules, type Meaning } from './compile';
import { type Demand, findDemands } from './demands';
import { hasLicence, isCaution, isNegated, isNormalFunction } from './exemptions';
import { isLatin, normalise } from './normalise';

/** A part of a text that may be a risk. */
export interface Finding {
  /** Unique in a result: the claim, and the number of this occurrence. */
  id: string;
  /** The same in every version of a text, and in any text: key for the answers people give. */
  claim: string;
  /** Position in the original text. */
  start: number;
  end: number;
  /** The words as written in the original text. */
  text: string;
  rule: string;
  severity: Severity;
  laws: readonly (Law & { key: LawKey })[];
  why: string;
  /** Safer wordings. If there are none, and no `advice` either, the words have to be removed. */
  instead: readonly string[];
  /** What to do other than changing words: name the source, the dates, the conditions. */
  advice?: string;
  clearedBy?: 'evidence' | 'licence';
}

/** Options of `check`. */
export interface CheckOptions {
  /** Category of the advertised product. */
  category: ProductCategory;
}

/** What `check` returns. */
export interface CheckResult {
  /** In the order of the text, without overlaps. */
  findings: readonly Finding[];
  /** What is missing from the text or the job as a whole. */
  demands: readonly Demand[];
  /** Version of the rules, to be stored with the result. */
  rules: string;
}

/**
 * Finds wordings that may be a risk under Taiwan's advertising rules. A text without findings is not thereby lawful:
 * authorities judge the whole impression, with pictures and sound.
 *
 * @example
 * check('這瓶精華能消除皺紋', { category: 'cosmetics' }).findings[0];
 * // { text: '消除皺紋', severity: 3, instead: ['淡化（撫平）皺紋', …], … }
 */
export const check = (original: string, { category }: CheckOptions): CheckResult =>
  checkBy(compiledRules(category), original, category);

/** Checks by the given rules instead of all rules of the category. */
export function checkBy(rules: CompiledRules, original: string, category: ProductCategory): CheckResult {
  const read = normalise(original);
  const licensed = category === 'health-food' && hasLicence(read.text);
  const cautions = new Set<number>();
  for (const [index, sentence] of read.text.split('\n').entries()) if (isCaution(sentence)) cautions.add(index);
  const candidates = findCandidates(read.text, rules)
    .filter(({ rule, start, end, sentence }) => {
      if (licensed && rule.clearedBy === 'licence') return false;
      if (rules.knowsNutrients && rule.severity < 3 && isNormalFunction(read.text, start, end)) return false;
      return !(rule.mentions && cautions.has(sentence)) && !isNegated(read.text, start, end);
    })
    .map((candidate) => ({ ...candidate, severity: candidate.raised ? 3 : candidate.rule.severity }) as const);

  const occurrences = new Map<string, number>();
  const findings = withoutOverlaps(candidates, read.text.length).map(({ rule, severity, start, end }): Finding => {
    const claim = `${rule.id}:${read.text.slice(start, end)}`;
    const occurrence = (occurrences.get(claim) ?? 0) + 1;
    occurrences.set(claim, occurrence);
    const from = read.starts[start] ?? 0;
    const to = read.ends[end - 1] ?? 0;
    return {
      id: `${claim}:${occurrence}`,
      claim,
      start: from,
      end: to,
      text: original.slice(from, to),
      rule: rule.id,
      severity,
      laws: rule.laws.map((key) => ({ key, ...laws[key] })),
      why: rule.why,
      instead: rule.instead,
      ...(rule.advice ? { advice: rule.advice } : {}),
      clearedBy: rule.clearedBy,
    };
  });
  return { findings, demands: findDemands(read.text, category, findings), rules: rulesVersion };
}

/**
 * Maximum number of candidates: one per five characters of the longest text. Only a text made to keep a server busy has more.
 */
const maxCandidates = 20_000;

interface Candidate extends Span {
  rule: Rule;
  /** Whether a physician, research or a witness is mentioned nearby. */
  raised: boolean;
}

/** Finds all risky spans that are not part of permitted wordings. */
function findCandidates(text: string, rules: CompiledRules): Candidate[] {
  const spans = findWords(text, rules);
  const lawfulUntil = findLawful(text, spans, rules);
  const besideAuthority = new Uint8Array(text.length);
  const steps: Span[][][] = rules.chains.map(() => []);
  const risks: (Span & { rule: Rule })[] = [];

  const take = (span: Span, meaning: Meaning) => {
    if (meaning.kind === 'risk') risks.push({ ...span, rule: meaning.rule });
    else if (meaning.kind === 'step') {
      const chain = steps[meaning.chain] ?? [];
      chain[meaning.step] ??= [];
      chain[meaning.step]?.push(span);
    }
  };
  for (const span of spans) {
    const isLawful = (lawfulUntil[span.start] ?? 0) >= span.end;
    for (const meaning of meaningsOf(span, rules)) {
      if (meaning.kind === 'authority') besideAuthority.fill(1, Math.max(0, span.start - 30), span.end + 30);
      else if (!isLawful) take(span, meaning);
    }
  }
  for (const [index, chain] of rules.chains.entries()) {
    for (const span of findChains(chain, steps[index] ?? [])) risks.push({ ...span, rule: chain.rule });
  }
  return risks.slice(0, maxCandidates).map((risk) => ({
    ...risk,
    raised: /^[FHC]/.test(risk.rule.id) && besideAuthority[risk.start] === 1 && risk.rule.severity === 2,
  }));
}

interface Word extends Span {
  /** Index of a word of the automaton, or `number`. */
  word: number;
}

const number = -1;
const meaningsOf = ({ word }: Word, { meanings, numbers }: CompiledRules) =>
  word === number ? numbers : (meanings[word] ?? []);

/** Finds all words and numbers of a text; the steps of a chain are sorted by their ends. */
function findWords(text: string, rules: CompiledRules): Word[] {
  const sentences = new Int32Array(text.length);
  for (let at = 1; at < text.length; at++) sentences[at] = (sentences[at - 1] ?? 0) + (text[at - 1] === '\n' ? 1 : 0);
  const found: Word[] = [];
  const add = (word: number, start: number, end: number) =>
    found.push({ word, start, end, sentence: sentences[start] ?? 0 });
  for (const hit of rules.automaton.find(text)) if (standsAlone(text, hit)) add(hit.word, hit.start, hit.end);
  if (rules.numbers.length === 0) return found;
  for (const { index, 0: digits } of text.matchAll(/[\d一二三四五六七八九十百兩半]{1,6}/g)) {
    add(number, index, index + digits.length);
  }
  return found;
}

/** A Latin word does not count inside another one, nor 「0元」 in 「100元」. */
function standsAlone(text: string, { start, end }: Hit): boolean {
  const latinAt = (at: number) => isLatin(text.charCodeAt(at));
  return !(latinAt(start) && latinAt(start - 1)) && !(latinAt(end - 1) && latinAt(end));
}

/** For each position, the end of the permitted wordings that begin at or before it. */
function findLawful(text: string, spans: readonly Word[], rules: CompiledRules): Int32Array {
  const named = new Map<number, Set<number>>();
  for (const { word, sentence } of spans) {
    if (!rules.companions.has(word)) continue;
    const words = named.get(sentence) ?? new Set();
    named.set(sentence, words.add(word));
  }
  const until = new Int32Array(text.length + 1);
  for (const span of spans) {
    for (const meaning of meaningsOf(span, rules)) {
      if (meaning.kind !== 'lawful') continue;
      const besides = named.get(span.sentence);
      if (meaning.beside && !meaning.beside.some((word) => besides?.has(word))) continue;
      until[span.start] = Math.max(until[span.start] ?? 0, span.end);
    }
  }
  for (let at = 1; at < until.length; at++) until[at] = Math.max(until[at] ?? 0, until[at - 1] ?? 0);
  return until;
}

/** Keeps one finding per position: the most severe, and of those the longest. */
function withoutOverlaps<Found extends Span & { severity: Severity }>(found: Found[], length: number): Found[] {
  const taken = new Uint8Array(length);
  const weightiest = found.toSorted(
    (one, other) =>
      other.severity - one.severity || other.end - other.start - (one.end - one.start) || one.start - other.start,
  );
  const kept = weightiest.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.sort((one, other) => one.start - other.start);
}
