import type { CaptionLine, Captions, SpokenSentence } from '@paidang/contract/entities';
import { captionLimits } from '@paidang/contract/limits';
import { claimTexts } from '@paidang/contract/rules';
import { findWords, foldText } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { diffText, documentText } from '@paidang/editor/core';
import { createBreaths } from '../../platform/breathe';
import type { Database } from '../../platform/database';
import { findVersion } from '../reviews';
import { multiPageScripts, onePageScripts } from '../scripts';
import { findStep } from '../steps';

/** Share of a sentence that must be found in one place of the captions to count as the same sentence, reworded. */
const minConfidence = 0.5;
const sentenceEnd = /[。．！？!?；;\n]+/;
/** A label of who speaks, or how: 「旁白：」. */
const speaker = /^\s*[^：:，,]{1,8}[：:]\s*/;
const aside = /[（(【[][^（(【[）)】\]]*[）)】\]]/g;

/** The sentences of a text that are spoken, without labels and stage directions. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(aside, '')
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(speaker, '').trim())
    .filter((sentence) => foldText(sentence).text.length > 1);

/** The spoken texts of a script: the narration of its segments, or the whole text of a script without segments. */
const spokenTexts = {
  [functionCodes.scriptPages]: (stored: string): string[] =>
    multiPageScripts.codec.parse(stored).scripts.map(({ narration }) => narration),
  [functionCodes.scriptOnePage]: (stored: string): string[] =>
    claimTexts.onePage(onePageScripts.codec.parse(stored)).map(({ text }) => documentText(text)),
};
type ScriptCode = keyof typeof spokenTexts;

/** The stored content of a script's newest version. */
export interface StoredScript {
  readonly code: ScriptCode;
  readonly number: number;
  readonly content: string;
}

/** The scripts of a task; the one with segments comes first. */
export async function readScripts(db: Database, taskId: string): Promise<StoredScript[]> {
  const scripts: StoredScript[] = [];
  for (const code of [functionCodes.scriptPages, functionCodes.scriptOnePage] as const) {
    const step = await findStep(db, taskId, code);
    const record = step && step.version > 0 ? await findVersion(db, step.id, step.version) : null;
    if (record) scripts.push({ code, number: record.version.number, content: record.version.content });
  }
  return scripts;
}

interface SpokenScript {
  readonly version: number;
  readonly sentences: readonly string[];
}

/** The spoken sentences of the first script that has any; `null` if none has. */
export function spokenScript(scripts: readonly StoredScript[]): SpokenScript | null {
  for (const { code, number, content } of scripts) {
    const sentences = spokenTexts[code](content).flatMap(sentencesOf);
    if (sentences.length > 0) return { version: number, sentences };
  }
  return null;
}

const { compared: most } = captionLimits;

/**
 * Searches captions for the sentences of a script. Both are cut to lengths a real video does not exceed, since other
 * requests wait for this one.
 */
export async function compareSpoken(
  { version, sentences }: SpokenScript,
  lines: readonly CaptionLine[],
): Promise<NonNullable<Captions['script']>> {
  const breathe = createBreaths();
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, most.length);
  const folded = foldText(text);
  const starts: number[] = [];
  for (let at = 0, index = 0; index < lines.length; index += 1) {
    starts.push(at);
    at += (lines[index]?.text.length ?? 0) + 1;
  }
  const compared: SpokenSentence[] = [];
  for (const sentence of sentences.slice(0, most.sentences)) {
    const found = findWords(folded, foldText(sentence).text);
    await breathe();
    if (!found || found.confidence < minConfidence) {
      compared.push({ text: sentence, state: 'missing', runs: [], line: null });
      continue;
    }
    const heard = text.slice(found.start, found.end).replaceAll('\n', ' ');
    const isSaid = found.confidence === 1;
    compared.push({
      text: sentence,
      state: isSaid ? 'said' : 'otherwise',
      runs: isSaid ? [] : diffText(sentence, heard),
      line: starts.findLastIndex((start) => start <= found.start),
    });
  }
  return { version, sentences: compared };
}
