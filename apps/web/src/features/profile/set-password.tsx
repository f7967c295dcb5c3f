import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import { labels } from '#labels/profile';
import { forgotPassword } from '../../data/auth';
import { showToast } from '../../stores/toasts';

const { password: words } = labels;

/** For who signs in elsewhere: a mail in which a password is set. */
export function SetPassword({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await forgotPassword(email).then(
      () => showToast({ title: words.sent, tone: 'success' }),
      () => showToast({ title: messages.operationFailed, tone: 'danger' }),
    );
    setBusy(false);
  };
  return (
    <>
      <p className="mb-4">{words.none}</p>
      <Button busy={busy} onClick={() => void send()}>
        {words.send}
      </Button>
    </>
  );
}
