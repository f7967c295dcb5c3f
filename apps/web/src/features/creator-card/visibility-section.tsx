import type { OwnCreatorCard } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creator-card';
import type { ShownLevel, useOwnCard } from '../../data/creator-card';
import { Section } from '../../shared/page/section';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';

const visibilityLabels = labels.visibility;
const levels = ['vendors', 'public'] as const satisfies readonly ShownLevel[];

export interface VisibilitySectionProps {
  card: OwnCreatorCard;
  own: Pick<ReturnType<typeof useOwnCard>, 'publish' | 'unpublish'>;
  /** Whether the form has changes that would not be published. */
  isUnsaved: boolean;
}

/** Who sees the card; withdrawn with one press. */
export function VisibilitySection({ card, own, isUnsaved }: VisibilitySectionProps) {
  const { level } = card;
  const user = useSession((state) => state.user?.uuid);
  const [wanted, setWanted] = useState<ShownLevel>(level === 'off' ? 'vendors' : level);
  const [isAdult, setAdult] = useState(false);
  const call = usePressedCall();
  const missing = Object.keys(card.missing).map((field) => labels.missing[field] ?? field);

  const publish = async (next: ShownLevel) => {
    const isDone = await call.run(() => own.publish(next));
    if (isDone)
      showToast({ title: level === 'off' ? visibilityLabels.published : visibilityLabels.changed, tone: 'success' });
    else setWanted(level === 'off' ? next : level);
  };
  const unpublish = async () => {
    if (await call.run(own.unpublish)) showToast({ title: visibilityLabels.unpublished, tone: 'success' });
  };
  const choose = (value: string) => {
    const next = levels.find((one) => one === value);
    if (!next) return;
    setWanted(next);
    if (level !== 'off') void publish(next);
  };

  return (
    <Section title={visibilityLabels.title} hint={visibilityLabels.hint}>
      <div className="grid max-w-[560px] gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={level === 'off' ? 'neutral' : 'success'}>{visibilityLabels.state[level]}</Badge>
          {level !== 'off' && user ? (
            <Link
              to={paths.creator(user)}
              className="text-13 underline decoration-line-strong underline-offset-3 hover:decoration-current"
            >
              {visibilityLabels.open}
            </Link>
          ) : null}
        </p>
        <RadioGroup
          aria-label={visibilityLabels.choose}
          orientation="vertical"
          value={wanted}
          onValueChange={choose}
          disabled={call.busy}
        >
          {levels.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <>
                  {visibilityLabels.levels[one].name}
                  <span className="block text-13 text-ink-2">{visibilityLabels.levels[one].hint}</span>
                </>
              }
            />
          ))}
        </RadioGroup>
        {level === 'off' ? (
          <>
            <Checkbox
              label={visibilityLabels.adult}
              checked={isAdult}
              onCheckedChange={(checked) => setAdult(checked === true)}
            />
            {missing.length > 0 || isUnsaved ? (
              <p className="text-13 text-ink-2">
                {isUnsaved ? visibilityLabels.saveFirst : visibilityLabels.missing(missing.join(labels.listSeparator))}
              </p>
            ) : null}
            <div>
              <Button
                variant="ink"
                busy={call.busy}
                disabled={!isAdult || missing.length > 0 || isUnsaved}
                onClick={() => void publish(wanted)}
              >
                {visibilityLabels.publish}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <Button busy={call.busy} onClick={() => void unpublish()}>
              {visibilityLabels.unpublish}
            </Button>
          </div>
        )}
        <CallProblem problem={call.problem} />
      </div>
    </Section>
  );
}
