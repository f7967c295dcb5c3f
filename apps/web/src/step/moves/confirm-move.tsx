import { labels } from '#labels/step';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import type { StepWords } from '../step-kind';
import { versionName } from '../versions/version-name';

/** Moves that are asked about first. */
export type ConfirmedMove = 'finalise' | 'accept' | 'archive';

export interface ConfirmMoveProps {
  words: StepWords;
  /** The move asked about, `null` while nothing is. */
  move: ConfirmedMove | null;
  version: number;
  openComments: number;
  /** A draft holds words that were not sent. */
  hasDraft: boolean;
  /** The other side. */
  other: string;
  onConfirm: (move: ConfirmedMove) => Promise<boolean>;
  onCancel: () => void;
}

const ask = labels.confirm;

/** Asks before a version becomes the last word, and before a step leaves the flow. */
export function ConfirmMove({ move, onConfirm, onCancel, ...facts }: ConfirmMoveProps) {
  const { words, openComments } = facts;
  const { title, text } = sentences[move ?? 'accept'](facts);
  return (
    <ConfirmDialog
      open={move !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      text={text}
      cancel={ask.cancel}
      confirm={(openComments > 0 ? ask.anyway : ask.ok(words.noun))[move ?? 'accept']}
      onConfirm={() => move && onConfirm(move)}
    />
  );
}

type Facts = Omit<ConfirmMoveProps, 'move' | 'onConfirm' | 'onCancel'>;

const openWords = ({ openComments }: Facts): string => (openComments > 0 ? ask.open(openComments) : '');

const sentences: Record<ConfirmedMove, (facts: Facts) => { title: string; text: string }> = {
  finalise: (facts) => ({
    title: ask.finalise(versionName(facts.words)(facts.version)),
    text: [openWords(facts), ask.finaliseText, facts.hasDraft ? ask.finaliseDraft : ''].join(''),
  }),
  accept: (facts) => ({
    title: facts.words.confirm(facts.version),
    text: openWords(facts) + facts.words.acceptText,
  }),
  archive: ({ words, other }) => ({ title: ask.archive(words.title), text: ask.archiveText(other) }),
};
