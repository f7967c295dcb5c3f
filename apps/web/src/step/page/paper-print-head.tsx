import { labels } from '#labels/paper';
import type { StepSheet } from '../../data/step-source';
import { PrintHead } from '../../shared/paper/print-head';
import { versionFacts } from '../../shared/paper/version-facts';
import type { StepNature } from '../step-kind';
import type { VersionChoice } from '../versions/use-version-view';
import { versionName } from '../versions/version-name';

export interface PaperPrintHeadProps {
  kind: StepNature;
  sheet: StepSheet;
  choice: Pick<VersionChoice, 'view' | 'base' | 'comparing'>;
}

/** Heads the paper of a step where it is printed. */
export function PaperPrintHead({ kind, sheet, choice: { view, base, comparing } }: PaperPrintHeadProps) {
  const name = versionName(kind.words);
  const version = sheet.versions.find(({ number }) => number === view);
  const words = version ? name(version.number) : labels.draft;
  const facts = versionFacts(comparing && base !== null ? labels.compared(words, name(base)) : words, version);
  const platform = sheet.platform?.platform_title;
  return (
    <PrintHead
      sheet={sheet}
      title={[kind.code, kind.words.title, platform].filter(Boolean).join(' ')}
      facts={view === null ? [] : facts}
    />
  );
}
