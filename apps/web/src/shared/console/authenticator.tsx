import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Input, type InputProps } from '@paidang/ui/input';
import { Copy, Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { labels } from '#labels/console';
import { showToast } from '../../stores/toasts';
import { saveFile } from '../paper/keep-file';

export interface AuthenticatorKeyProps {
  /** Key in Base32. */
  secret: string;
  uri: string;
}

/** Key for enrolling an authenticator: as a QR code to scan, and as text to type. */
export function AuthenticatorKey({ secret, uri }: AuthenticatorKeyProps) {
  const { login } = labels;
  const groups = secret.match(/.{1,4}/g) ?? [];
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast({ title: login.copied, tone: 'success' }),
      () => undefined,
    );
  return (
    <div className="mb-6 grid justify-items-center gap-4">
      <p>{login.enrolHint}</p>
      <div className="rounded-card bg-white p-4">
        <QRCodeSVG value={uri} size={176} title={login.qr} />
      </div>
      <div className="grid justify-items-center gap-2">
        <p className="text-13 text-ink-3">{login.key}</p>
        <code className="text-center text-balance font-mono text-15 tracking-wide text-ink [word-spacing:4px]">
          {groups.join(' ')}
        </code>
        <Button type="button" size="sm" onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden="true" />
          {login.copy}
        </Button>
      </div>
    </div>
  );
}

export interface CodeInputProps extends Pick<InputProps, 'autoFocus'> {
  value: string;
  onValueChange: (code: string) => void;
  /** Accepts letters too, for recovery codes. @default false */
  hasLetters?: boolean;
}

/** Input for an authenticator's code or a recovery code; place it in a `Field`. */
export const CodeInput = ({ onValueChange, hasLetters = false, ...props }: CodeInputProps) => (
  <Input
    {...props}
    autoComplete="one-time-code"
    inputMode={hasLetters ? 'text' : 'numeric'}
    maxLength={limits.staff.codeLength}
    className="font-mono text-18 tracking-widest"
    onChange={(event) => onValueChange(event.target.value)}
  />
);

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Label of the button that continues. */
  next: string;
  onKept: () => void;
}

/** Recovery codes for when the authenticator is not available. They are displayed only this once. */
export function RecoveryCodes({ codes, next, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const { recoveryCodes: words } = labels;
  const download = () =>
    saveFile(new File([`${codes.join('\r\n')}\r\n`], words.fileName, { type: 'text/plain;charset=utf-8' }));
  return (
    <div className="grid gap-5 text-left">
      <ul aria-label={words.list} className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken p-5">
        {codes.map((code) => (
          <li key={code} className="text-center font-mono text-15 text-ink">
            {code}
          </li>
        ))}
      </ul>
      <Button type="button" onClick={download}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.download}
      </Button>
      <Checkbox label={words.kept} checked={isKept} onCheckedChange={(checked) => setKept(checked === true)} />
      <Button type="button" variant="ink" className="w-full" off={!isKept} onClick={() => isKept && onKept()}>
        {next}
      </Button>
    </div>
  );
}
