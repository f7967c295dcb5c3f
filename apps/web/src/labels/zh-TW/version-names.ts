import { copyTitle } from '@paidang/contract/rules';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';

/** `A copy`, `B copy`, and each one after those with its number; the words stay on one line. */
export const copyName = (version: number): string => {
  const title = copyTitle(version).replace(' ', '\u00a0');
  return version > 2 ? `${title}\u00a0${version - 1}` : title;
};

/**
 * What a version of a step is called.
 *
 * @example versionWord('050', 1) // 'A copy'
 */
export const versionWord = (code: FunctionCode, version: number): string =>
  code === functionCodes.video ? copyName(version) : `v${version}`;
