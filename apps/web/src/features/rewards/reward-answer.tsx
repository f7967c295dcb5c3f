import type { Reward } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { type RewardReturnField, rewardReturnTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Link as TextLink } from '@paidang/ui/link';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rewards';

const { reward: words } = labels;

const nameOf = (field: RewardReturnField): string => rewardReturnTitles[field];

export interface RewardAnswerProps {
  reward: Reward;
  /** Whether it is being corrected on this page. @default false */
  isMending?: boolean;
}

/** Why the request came back to the creator, with a link to correct it. */
export function RewardAnswer({ reward, isMending = false }: RewardAnswerProps) {
  const { status, returned, failure } = reward;
  if (status === 'returned' && returned) {
    const { fields, note } = returned;
    return (
      <Callout
        tone="warning"
        title={fields.length > 0 ? words.returned(fields.map(nameOf).join('、')) : words.returnedPlain}
      >
        {note ? <p className="whitespace-pre-line">{note}</p> : null}
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
          {fields.map((field) => (
            <li key={field}>
              <TextLink asChild className="hit">
                <Link to={paths.requestForm({ reward: reward.uuid, field })} replace={isMending}>
                  {words.goTo(nameOf(field))}
                </Link>
              </TextLink>
            </li>
          ))}
        </ul>
        {isMending ? null : <Mend reward={reward} field={fields[0]} label={words.mend} />}
      </Callout>
    );
  }
  if (status === 'failed') {
    return (
      <Callout tone="danger" title={words.failed}>
        {failure ? <p className="whitespace-pre-line">{failure}</p> : null}
        <p>{words.failedHint}</p>
        {isMending ? null : <Mend reward={reward} field="bank_account" label={words.mendFailed} />}
      </Callout>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Callout
        action={
          <Button asChild size="sm">
            <Link to={paths.requestForm()}>{words.askAgain}</Link>
          </Button>
        }
      >
        {words.withdrawn}
      </Callout>
    );
  }
  return null;
}

function Mend({ reward, field, label }: { reward: Reward; field: string | undefined; label: string }) {
  if (!reward.allowed.includes('send_again')) return null;
  return (
    <Button asChild variant="ink" className="mt-3">
      <Link to={paths.requestForm({ reward: reward.uuid, field })}>{label}</Link>
    </Button>
  );
}
