import { buildModeTitles, type BuildMode as Mode } from '@paidang/contract/vocabulary';

/** Says that the platform's team runs a project; what the two sides run by themselves needs no word. */
export const BuildMode = ({ mode }: { mode: Mode }) =>
  mode === 'platform' ? (
    <span className="shrink-0 rounded-[4px] border border-line px-1.5 text-12 text-ink-2">{buildModeTitles[mode]}</span>
  ) : null;
