import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { labels } from '../../features/auth/labels';
import { LoginForm } from '../../features/auth/login-form';
import { takeGoPath } from '../guard/go-path';

export interface LoginDialogProps {
  onClose: () => void;
}

/** The login, over whatever page it was asked for on. */
export default function LoginDialog({ onClose }: LoginDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={labels.close} className="w-[min(432px,calc(100%-32px))] sm:p-10">
        <DialogTitle className="text-28">{labels.title}</DialogTitle>
        <DialogDescription className="mt-1 mb-6">
          {labels.noAccount}
          <Link
            to={paths.register}
            className="text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
          >
            {labels.registerOne}
          </Link>
        </DialogDescription>
        <LoginForm
          onSuccess={() => navigate(takeGoPath(sessionStorage), { replace: true })}
          onUnverified={() => navigate(paths.validation)}
        />
      </DialogContent>
    </Dialog>
  );
}
