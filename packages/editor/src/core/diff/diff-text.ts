import type { OutcomeRun } from '../outcome/outcome-runs';
import { diffRuns } from './diff-runs';

const plain = (text: string) => [{ text, marks: [] }];

/**
 * Compares two short plain texts word by word: shared text, and text only one side has.
 *
 * @example diffText('睡前兩滴', '睡前三滴') // 睡前 same, 兩 removed, 三 added, 滴 same
 */
export const diffText = (before: string, after: string): OutcomeRun[] =>
  diffRuns(plain(before), plain(after)).map(({ text, change }) => ({
    text,
    change: change === 'restyled' ? 'same' : change,
  }));
