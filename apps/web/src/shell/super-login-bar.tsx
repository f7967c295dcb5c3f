import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/shell';
import { logout } from '../data/auth';
import { useHeightProperty } from '../shared/use-height-property';
import { useSession } from '../stores/session';
import { useVideoUploads } from '../stores/video-uploads';

/** Red bar on every page while the platform team is logged in as another user. */
export default function SuperLoginBar() {
  const navigate = useNavigate();
  const name = useSession((state) => state.user?.name ?? '');
  const ref = useHeightProperty('--super-bar');
  const exit = () =>
    useVideoUploads.getState().leave(() => {
      navigate(paths.home);
      void logout();
    });
  return (
    <section
      ref={ref}
      aria-label={labels.superLogin.label}
      className="flex min-h-11 items-center gap-2 bg-danger-600 px-(--page-edge) py-1 text-paper"
    >
      <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">
        <b className="font-strong">{labels.superLogin.label}</b>
        <span className="ml-2 text-13">{labels.superLogin.as(name)}</span>
      </p>
      <Button size="sm" onClick={exit}>
        {labels.superLogin.exit}
      </Button>
    </section>
  );
}
