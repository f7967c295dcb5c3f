import type { Profile } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useState } from 'react';
import { labels } from '#labels/profile';
import { prepareExport, useProfile } from '../../data/account';
import { dayOf, longDay } from '../../shared/dates/taipei';
import { Section } from '../../shared/page/section';
import { saveFrom } from '../../shared/paper/keep-file';
import { ProofDialog } from '../../shared/proof-dialog';
import { showToast } from '../../stores/toasts';

/** Data export and account deletion. */
export function OwnData({ profile }: { profile: Profile }) {
  const { askDeletion, keepAccount } = useProfile();
  const [asking, setAsking] = useState<'export' | 'deletion' | null>(null);
  const { data, deletion } = labels;
  const close = () => setAsking(null);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await keepAccount();
      showToast({ title: deletion.kept, tone: 'success' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Section title={data.title} hint={data.hint}>
        {profile.has_password ? (
          <Button onClick={() => setAsking('export')}>{data.submit}</Button>
        ) : (
          <p className="text-ink-2">{labels.needsPassword}</p>
        )}
      </Section>
      <Section title={deletion.title} hint={deletion.hint}>
        {profile.deletion_at ? (
          <Callout
            tone="warning"
            title={deletion.asked(longDay(dayOf(new Date(profile.deletion_at)), dayOf(new Date())))}
            action={
              <Button size="sm" busy={busy} onClick={() => void keep()}>
                {deletion.keep}
              </Button>
            }
          >
            {deletion.askedHint}
          </Callout>
        ) : !profile.has_password ? (
          <p className="text-ink-2">{labels.needsPassword}</p>
        ) : (
          <Button variant="danger" onClick={() => setAsking('deletion')}>
            {deletion.submit}
          </Button>
        )}
      </Section>
      {asking === 'export' ? (
        <ProofDialog
          title={data.proof}
          hint={data.proofHint}
          confirm={data.confirm}
          onConfirm={async (password) => saveFrom(await prepareExport(password))}
          onClose={close}
        />
      ) : null}
      {asking === 'deletion' ? (
        <ProofDialog
          title={deletion.proof}
          hint={deletion.proofHint}
          confirm={deletion.confirm}
          variant="danger"
          onConfirm={askDeletion}
          onClose={close}
        />
      ) : null}
    </>
  );
}
