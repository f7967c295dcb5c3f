import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Skeleton } from '@paidang/ui/skeleton';
import { Switch } from '@paidang/ui/switch';
import { useState } from 'react';
import { labels } from '#labels/notify-settings';
import { ApiError } from '../../data/errors';
import { type SettingChange, useNotifySetting } from '../../data/messaging';
import { startBinding } from '../../data/social';
import { LoadFailure } from '../../shared/load-failure';
import { nothingToSave } from '../../shared/nothing-to-save';
import { Section } from '../../shared/page/section';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useLoginRefusal } from '../../shared/sign-in/social-buttons';
import { useShell } from '../../stores/shell';
import { showToast } from '../../stores/toasts';
import { AskSection } from './ask-section';
import { ChannelSection } from './channel-section';
import { LineSection } from './line-section';

/** Notification settings: LINE account, asking about messages to others, channels, and the sound of this browser. */
export function NotifySettings() {
  const { setting, error, retry, save, unbind, bindTestAccount } = useNotifySetting();
  const { muted, setMuted } = useShell();
  const [edited, setEdited] = useState<SettingChange | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(useLoginRefusal());

  const bind = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await startBinding('line', paths.profile('notify')).catch((error: unknown) => {
      setFailure(wordsInside(error));
      setBusy(false);
    });
  };

  const attempt = async (change: () => Promise<void>, explain?: (words: string | null) => void) => {
    if (busy) return false;
    setBusy(true);
    const done = await change().then(
      () => true,
      (error: unknown) => {
        explain?.(error instanceof ApiError && error.status === 422 ? error.message : null);
        return false;
      },
    );
    setBusy(false);
    showToast(
      done ? { title: messages.settingSaved, tone: 'success' } : { title: messages.settingFailed, tone: 'danger' },
    );
    return done;
  };

  if (!setting && error) return <LoadFailure onRetry={retry} />;
  if (!setting) {
    return (
      <div className="grid gap-4 py-6" aria-busy="true">
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-28" />
        <Skeleton shape="block" className="h-64" />
      </div>
    );
  }
  const { ask, preferences, off_hours } = edited ?? setting;
  const edit = (change: Partial<SettingChange>) => setEdited({ ask, preferences, off_hours, ...change });
  return (
    <div>
      <LineSection
        {...setting}
        busy={busy}
        failure={failure}
        onBind={() => void bind()}
        onUnbind={() => void attempt(unbind, setFailure)}
        onBindTest={() => void attempt(bindTestAccount)}
      />
      <form
        className="border-t border-line pt-6"
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy) return;
          if (!edited) return nothingToSave();
          if (await attempt(() => save(edited))) setEdited(null);
        }}
      >
        <AskSection ask={ask} onChange={(next) => edit({ ask: next })} />
        <ChannelSection
          preferences={preferences}
          isBound={setting.binding.status !== 'unbound'}
          onChange={(next) => edit({ preferences: next })}
        />
        <Section title={labels.offHours.title} hint={labels.offHours.hint}>
          <Checkbox
            label={labels.offHours.name}
            checked={off_hours}
            onCheckedChange={(isOn) => edit({ off_hours: isOn === true })}
          />
        </Section>
        <Button type="submit" variant="ink" off={!edited} busy={busy} className="mb-6">
          {labels.save}
        </Button>
      </form>
      <Section title={labels.sound.title} hint={labels.sound.hint}>
        <Switch label={labels.sound.name} checked={!muted} onCheckedChange={(on) => setMuted(!on)} />
      </Section>
    </div>
  );
}
