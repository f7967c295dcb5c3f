import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { labels } from '#labels/console';
import { type OfferedKey, useAuthenticator } from '../../data/console-account';
import { ApiError } from '../../data/errors';
import { AuthenticatorKey, CodeInput, RecoveryCodes } from '../../shared/console/authenticator';
import { fullMoment } from '../../shared/dates/taipei';
import { FormDialog } from '../../shared/form-dialog';
import { LoadFailure } from '../../shared/load-failure';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';

const ownAccountLabels = labels.ownAccount;
/** A warning is shown if fewer codes are left. */
const fewCodes = 3;

export interface AuthenticatorPartProps {
  /** Called after the authenticator was replaced, which signs out the other devices. */
  onReplaced: () => void;
}

/** Authenticator and recovery codes of a member of staff, with buttons to replace them. */
export function AuthenticatorPart({ onReplaced }: AuthenticatorPartProps) {
  const { authenticator, hasFailed, refresh, offer, replace, renewCodes } = useAuthenticator();
  const [offered, setOffered] = useState<OfferedKey | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const call = usePressedCall();
  if (hasFailed) return <LoadFailure onRetry={() => void refresh()} />;
  if (!authenticator) return <Skeleton className="h-32" />;
  const { enrolled_at: enrolledAt, recovery_codes_left: left } = authenticator;
  return (
    <>
      <p className="text-ink-2">
        {enrolledAt ? ownAccountLabels.enrolled(fullMoment(new Date(enrolledAt))) : null}
        {ownAccountLabels.left(left)}
      </p>
      {left < fewCodes ? (
        <Callout tone="warning" className="mt-3 max-w-[480px]">
          {ownAccountLabels.fewLeft}
        </Callout>
      ) : null}
      <CallProblem problem={call.problem} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={call.busy} onClick={() => void call.run(async () => setOffered(await offer()))}>
          {ownAccountLabels.replace}
        </Button>
        <Button onClick={() => setRenewing(true)}>{ownAccountLabels.renew}</Button>
      </div>
      {offered ? (
        <ReplaceDialog
          offered={offered}
          onSend={async (proofs) => {
            setCodes(await replace({ ...proofs, offer: offered.offer }));
            onReplaced();
          }}
          onClose={() => setOffered(null)}
        />
      ) : null}
      {isRenewing ? (
        <RenewDialog onSend={async (code) => setCodes(await renewCodes(code))} onClose={() => setRenewing(false)} />
      ) : null}
      {codes ? <CodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  );
}

interface ReplaceDialogProps {
  offered: OfferedKey;
  onSend: (proofs: { code: string; new_code: string }) => Promise<void>;
  onClose: () => void;
}

/** Shows the new authenticator's key; asks for a code from it and one from the old authenticator. */
function ReplaceDialog({ offered, onSend, onClose }: ReplaceDialogProps) {
  const [proofs, setProofs] = useState({ new_code: '', code: '' });
  const [refused, setRefused] = useState<Record<string, string[]>>({});
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const change = (part: Partial<typeof proofs>) => {
    setProofs({ ...proofs, ...part });
    setRefused({});
  };
  const send = async () => {
    try {
      await onSend(proofs);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) throw error;
      setRefused(error.errors);
      return false;
    }
  };
  const submit = async () => {
    setTried(true);
    if (proofs.code.trim() && proofs.new_code.trim() && (await call.run(send))) onClose();
  };
  const problemOf = (name: keyof typeof proofs): string | null =>
    refused[name]?.[0] ?? (isTried && proofs[name].trim() === '' ? messages.rememberToFill : null);
  return (
    <FormDialog
      title={ownAccountLabels.replace}
      text={ownAccountLabels.replaceHint}
      action={ownAccountLabels.replaceDone}
      keep={ownAccountLabels.cancel}
      isFilled
      {...{ call, onClose }}
      onSubmit={submit}
    >
      <AuthenticatorKey secret={offered.key} uri={offered.uri} />
      <Field label={ownAccountLabels.newCode} required error={problemOf('new_code')} lines={1}>
        <CodeInput value={proofs.new_code} onValueChange={(new_code) => change({ new_code })} />
      </Field>
      <Field
        label={ownAccountLabels.oldCode}
        hint={ownAccountLabels.oldCodeHint}
        required
        error={problemOf('code')}
        lines={1}
      >
        <CodeInput hasLetters value={proofs.code} onValueChange={(code) => change({ code })} />
      </Field>
    </FormDialog>
  );
}

interface RenewDialogProps {
  onSend: (code: string) => Promise<void>;
  onClose: () => void;
}

function RenewDialog({ onSend, onClose }: RenewDialogProps) {
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const call = usePressedCall();
  const submit = async () => {
    setTried(true);
    if (code.trim() && (await call.run(() => onSend(code)))) onClose();
  };
  return (
    <FormDialog
      title={ownAccountLabels.renew}
      text={ownAccountLabels.renewHint}
      action={ownAccountLabels.renew}
      keep={ownAccountLabels.cancel}
      isFilled={code !== ''}
      {...{ call, onClose }}
      onSubmit={submit}
    >
      <Field
        label={labels.login.code}
        required
        error={isTried && code.trim() === '' ? messages.rememberToFill : null}
        lines={1}
      >
        <CodeInput hasLetters value={code} onValueChange={setCode} />
      </Field>
    </FormDialog>
  );
}

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes. Closes only once the user confirms having saved them: they are never shown again. */
const CodesDialog = ({ codes, onClose }: CodesDialogProps) => (
  <Dialog open>
    <DialogContent
      closeLabel={null}
      className="w-[min(432px,calc(100%-32px))]"
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogTitle>{labels.recoveryCodes.title}</DialogTitle>
      <DialogDescription className="mt-1 mb-5">{labels.ownAccount.codesHint}</DialogDescription>
      <RecoveryCodes codes={codes} next={labels.ownAccount.codesKept} onKept={onClose} />
    </DialogContent>
  </Dialog>
);
