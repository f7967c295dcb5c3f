import type { LineNotifySetting } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useState } from 'react';
import { labels } from '#labels/notify-settings';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { Section } from '../../shared/page/section';

const lineLabels = labels.line;

export interface LineSectionProps
  extends Pick<LineNotifySetting, 'binding' | 'add_friend_url' | 'can_bind' | 'quota_reached' | 'test_binding'> {
  busy: boolean;
  /** Why the last attempt to link LINE failed. */
  failure: string | null;
  /** Redirects to LINE. */
  onBind: () => void;
  onUnbind: () => void;
  onBindTest: () => void;
}

/** The LINE account that receives messages. */
export function LineSection({
  binding,
  add_friend_url: addFriend,
  can_bind: canBind,
  quota_reached: isQuotaReached,
  test_binding: mayTest,
  busy,
  failure,
  onBind,
  onUnbind,
  onBindTest,
}: LineSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const isBound = binding.status !== 'unbound';
  return (
    <Section title={lineLabels.title}>
      <div aria-live="assertive" className="mb-4 empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      {isQuotaReached ? (
        <Callout tone="warning" title={lineLabels.quotaReached} className="mb-4">
          {lineLabels.quotaReachedHint}
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={binding.status === 'bound' ? 'success' : isBound ? 'warning' : 'neutral'}>
              {lineLabels.status[binding.status]}
            </Badge>
            {binding.display_name ? (
              <span className="break-words">{lineLabels.account(binding.display_name)}</span>
            ) : null}
          </p>
          <p className="mt-1 text-13 text-ink-2">
            {binding.bound_at
              ? lineLabels.since(longDay(dayOf(new Date(binding.bound_at)), dayOf(new Date())))
              : lineLabels.why}
            {isBound || canBind ? null : lineLabels.unavailable}
          </p>
        </div>
        {isBound ? (
          <Button size="sm" off={busy} onClick={() => setAsking(!busy)}>
            {lineLabels.unbind}
          </Button>
        ) : null}
        {isBound ? null : (
          <div data-tour="line-bind" className="flex flex-wrap gap-2">
            {canBind ? (
              <Button size="sm" variant="ink" off={busy} onClick={onBind}>
                {lineLabels.bind}
              </Button>
            ) : null}
            {mayTest ? (
              <Button size="sm" off={busy} onClick={onBindTest}>
                {lineLabels.bindTest}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {mayTest ? <p className="mt-2 text-13 text-ink-3">{lineLabels.bindTestHint}</p> : null}
      {binding.status === 'bound_not_friend' ? (
        <Callout
          tone="warning"
          className="mt-4"
          action={
            addFriend ? (
              <Button asChild size="sm">
                <a href={addFriend} target="_blank" rel="noreferrer">
                  {lineLabels.addFriend}
                </a>
              </Button>
            ) : null
          }
        >
          {lineLabels.notFriend}
        </Callout>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={lineLabels.unbindTitle}
        text={lineLabels.unbindText}
        cancel={lineLabels.cancel}
        confirm={lineLabels.unbind}
        onConfirm={onUnbind}
      />
    </Section>
  );
}
