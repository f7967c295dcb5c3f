import { buildModeTitles, type BuildMode as Mode } from '@paidang/contract/vocabulary';

/** Badge for projects run by the platform team; projects the two sides run themselves have none. */
export const BuildMode = ({ mode }: { mode: Mode }) =>
  mode === 'platform' ? (
    <span className="shrink-0 rounded-[4px] border border-line px-1.5 text-12 text-ink-2">{buildModeTitles[mode]}</span>
  ) : null;
