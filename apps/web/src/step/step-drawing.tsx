import { isStep, type StepCode } from '@paidang/contract/steps';
import { type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import type { ReactNode } from 'react';

const script = (
  <>
    <path d="M30 18h18M30 38h18M30 58h18" />
    <path d="M58 18h52M58 25h38M58 38h48M58 45h52M58 58h30" />
  </>
);

const drawings = {
  [functionCodes.brief]: (
    <>
      <rect x="44" y="14" width="52" height="62" rx="3" />
      <path d="M53 28h22M53 38h34M53 48h34M53 58h26" />
    </>
  ),
  [functionCodes.outline]: (
    <>
      <path d="M40 22h34M40 38h60M40 54h46" />
      <path d="M30 20v4M30 36v4M30 52v4" strokeWidth="4" />
    </>
  ),
  [functionCodes.scriptPages]: script,
  [functionCodes.scriptOnePage]: script,
  [functionCodes.video]: (
    <>
      <rect x="30" y="20" width="56" height="38" rx="4" />
      <path d="M86 34l22-10v30l-22-10" />
    </>
  ),
  [functionCodes.copyText]: (
    <>
      <rect x="34" y="18" width="30" height="40" rx="3" />
      <path d="M74 22h34M74 32h34M74 42h24M74 55h10M90 55h12" />
    </>
  ),
  [functionCodes.copyPhotos]: (
    <>
      <rect x="36" y="18" width="68" height="44" rx="4" />
      <path d="M42 56l18-18 12 12 10-9 16 15" />
      <circle cx="86" cy="30" r="4" />
    </>
  ),
  [functionCodes.worksOnline]: (
    <>
      <rect x="38" y="18" width="64" height="42" rx="5" />
      <path d="M64 30v18l16-9z" />
    </>
  ),
  [functionCodes.closingReport]: (
    <>
      <path d="M34 16v44h74" />
      <path d="M42 52c12 0 14-22 26-22s12 10 20 10 8-16 18-18" />
    </>
  ),
  [functionCodes.schedule]: (
    <>
      <rect x="40" y="18" width="60" height="44" rx="4" />
      <path d="M40 30h60M54 13v9M86 13v9" />
      <path d="M52 40h6M67 40h6M82 40h6M52 51h6M67 51h6" strokeWidth="4" />
    </>
  ),
} satisfies Record<StepCode, ReactNode>;

/** Line drawing for a step that has no picture of its own. */
export function StepDrawing({ code }: { code: FunctionCode }) {
  return (
    <svg
      viewBox="0 0 140 76"
      width="140"
      height="76"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {isStep(code) ? drawings[code] : null}
    </svg>
  );
}
