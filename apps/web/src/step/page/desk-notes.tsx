import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/step';
import type { StepNature } from '../step-kind';
import { versionName } from '../versions/version-name';

export interface OlderVersionProps {
  kind: Pick<StepNature, 'words'>;
  /** The version on the paper. */
  shown: number;
  newest: number;
  onLook: () => void;
}

const looks = 'items-center rounded-none border-x-0 border-t-0 border-line px-(--page-edge)';

/** Says that there is a newer version than the one on the paper, which is the only one to decide about. */
export function OlderVersion({ kind, shown, newest, onLook }: OlderVersionProps) {
  const name = versionName(kind.words);
  return (
    <Callout
      tone="warning"
      role="status"
      className={looks}
      action={
        <Button size="sm" onClick={onLook}>
          {labels.outdated.look(name(newest))}
        </Button>
      }
    >
      {labels.outdated.reading(name(shown), name(newest))}
    </Callout>
  );
}

/** Says why a draft that may be written is not sent. */
export const HeldBack = () => (
  <Callout role="status" className={looks}>
    {labels.heldBack}
  </Callout>
);
