import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { labels } from '#labels/register';
import { showToast } from '../../stores/toasts';
import { readOrigin } from './registration';
import { RegistrationForm } from './registration-form';
import { useRegistration } from './use-registration';

export interface RegisterDialogProps {
  onClose: () => void;
}

/** Registration over the current page. */
export default function RegisterDialog({ onClose }: RegisterDialogProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const registration = useRegistration({
    origin: readOrigin(search),
    place: 'dialog',
    onDone: () => {
      showToast({ title: messages.verificationMailHint, tone: 'success', duration: 4000 });
      navigate(paths.validation, { replace: true });
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        closeLabel={labels.close}
        // A press outside would lose typed text.
        onInteractOutside={(event) => event.preventDefault()}
        className="w-[min(520px,calc(100%-32px))] sm:p-10"
      >
        <RegistrationForm
          registration={registration}
          title={(heading) => <DialogTitle {...heading} className="mt-1 mb-2 text-28 text-balance outline-none" />}
        />
        <p className="mt-6 border-t border-line pt-4 text-13 text-ink-2">
          {labels.haveAccount}
          <Link to={paths.login} className="text-ink underline decoration-line-strong underline-offset-3">
            {labels.login}
          </Link>
        </p>
      </DialogContent>
    </Dialog>
  );
}
