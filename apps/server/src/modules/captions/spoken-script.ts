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

/** So much of a sentence in one place of the captions is the same sentence, said otherwise. */
const enough = 0.5;
const ends = /[。．！？!?；;\n]+/;
/** Who speaks, or how: 「旁白：」. */
const speaker = /^\s*[^：:，,]{1,8}[：:]\s*/;
const aside = /[（(【[][^（(【[）)】\]]*[）)】\]]/g;

/** The sentences of a text that are to be spoken, without what only its readers need. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(aside, '')
    .split(ends)
    .map((sentence) => sentence.replace(speaker, '').trim())
    .filter((sentence) => foldText(sentence).text.length > 1);

/** What of a script is heard: the narration of its segments, or all of a text without segments. */
const spokenTexts = [
  {
    code: functionCodes.scriptPages,
    read: (stored: string): string[] => multiPageScripts.codec.parse(stored).scripts.map(({ narration }) => narration),
  },
  {
    code: functionCodes.scriptOnePage,
    read: (stored: string): string[] =>
      claimTexts.onePage(onePageScripts.codec.parse(stored)).map(({ text }) => documentText(text)),
  },
] as const;

/** The sentences of a task's newest script; `null` where none was sent, or nothing in it is spoken. */
export async function spokenScript(
  db: Database,
  taskId: string,
): Promise<{ version: number; sentences: string[] } | null> {
  for (const { code, read } of spokenTexts) {
    const step = await findStep(db, taskId, code);
    const record = step && step.version > 0 ? await findVersion(db, step.id, step.version) : null;
    if (!record) continue;
    const sentences = read(record.version.content).flatMap(sentencesOf);
    if (sentences.length > 0) return { version: record.version.number, sentences };
  }
  return null;
}

const { compared: most } = captionLimits;

/** Looks for the sentences of a script in captions. Neither is longer than a film's in earnest: others' calls wait for this one. */
export async function compareSpoken(
  { version, sentences }: { version: number; sentences: readonly string[] },
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
    if (!found || found.confidence < enough) {
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
