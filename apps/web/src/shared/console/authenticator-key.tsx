import { Button } from '@paidang/ui/button';
import { Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { labels } from '#labels/console';
import { showToast } from '../../stores/toasts';

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
