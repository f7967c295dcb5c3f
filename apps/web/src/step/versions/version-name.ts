import { labels } from '#labels/step';
import type { StepWords } from '../step-kind';

/** What a version is called on its page. @example versionName(kind.words)(2) // 'v2' */
export const versionName = ({ version }: Pick<StepWords, 'version'>): ((number: number) => string) =>
  version ?? labels.version;
