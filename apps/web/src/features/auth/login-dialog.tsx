import { paths } from '@paidang/contract/pages';
import { Callout } from '@paidang/ui/callout';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/auth';
import { labels as reasons } from '#labels/sign-in-reason';
import type { SignInReason } from '../../shared/sign-in/go-path';
import { takeGoPath } from '../../shared/sign-in/go-path';
import { SocialButtons, useLoginRefusal } from '../../shared/sign-in/social-buttons';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';

export interface LoginDialogProps {
  /** Opens on the form for a forgotten password. @default false */
  forgot?: boolean;
  /** Why the user is asked to sign in. */
  reason?: SignInReason | null;
  onClose: () => void;
}

/** Login over the current page, including the form for a forgotten password. */
export default function LoginDialog({ forgot = false, reason = null, onClose }: LoginDialogProps) {
  const navigate = useNavigate();
  /** The address typed by a user who forgot their password; `null` while the login form is shown. */
  const [forgotten, setForgotten] = useState<string | null>(forgot ? '' : null);
  const refused = useLoginRefusal();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        closeLabel={forgotten === null ? labels.close : labels.closeForgot}
        className="w-[min(432px,calc(100%-32px))] sm:p-10"
      >
        <DialogTitle className="text-28">{forgotten === null ? labels.title : labels.forgot}</DialogTitle>
        <DialogDescription className="mt-1 mb-6">
          {forgotten === null ? (
            <>
              {labels.noAccount}
              <Link
                to={paths.register}
                className="text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
              >
                {labels.registerOne}
              </Link>
            </>
          ) : (
            labels.forgotHint
          )}
        </DialogDescription>
        {forgotten === null ? (
          <>
            {reason ? (
              <Callout tone="info" className="mb-5">
                {reasons[reason]}
              </Callout>
            ) : null}
            <LoginForm
              refused={refused}
              onForgot={setForgotten}
              onSuccess={() => navigate(takeGoPath(sessionStorage), { replace: true })}
              onUnverified={() => navigate(paths.validation)}
            />
            <SocialButtons />
          </>
        ) : (
          <ForgotForm email={forgotten} onBack={() => setForgotten(null)} onDone={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
