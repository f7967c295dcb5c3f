import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creator-card';
import { useOwnCard } from '../../data/creator-card';

const hintLabels = labels.hint;
const key = 'paidang.card-hint';

const wasDismissed = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Tells creators without a card about it, until they have one or dismiss the hint. */
export default function CardHint() {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  return isDismissed ? null : <Hint onDismiss={() => setDismissed(true)} />;
}

function Hint({ onDismiss }: { onDismiss: () => void }) {
  const { card } = useOwnCard();
  if (!card || card.revision > 0) return null;
  const dismiss = () => {
    try {
      localStorage.setItem(key, '1');
    } catch {}
    onDismiss();
  };
  return (
    <Callout
      className="mt-8 items-center max-md:flex-wrap"
      action={
        <span className="flex gap-2">
          <Button asChild size="sm">
            <Link to={paths.profile('card')}>{hintLabels.action}</Link>
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {hintLabels.dismiss}
          </Button>
        </span>
      }
    >
      <b className="font-medium">{hintLabels.title}</b>
      <p className="text-13 text-pretty text-ink-2">{hintLabels.text}</p>
    </Callout>
  );
}
