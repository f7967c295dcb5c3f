import { paths } from '@paidang/contract/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { labels } from '#labels/console';
import { setStaffPassword } from '../data/console';
import { ResetForm } from '../features/auth/reset-form';
import { NoticePage } from '../shared/notice-page';

/** `/console/password/{token}`: a staff member sets their password and signs in afterwards. */
export default function ConsolePasswordRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { password: words } = labels;
  const submit = async (password: string) => {
    await setStaffPassword(token, password);
    navigate(paths.consoleLogin, { replace: true, state: { passwordIsSet: true } });
  };
  return (
    <NoticePage title={words.title}>
      <p className="mb-6">{words.hint}</p>
      <ResetForm onSubmit={submit} />
    </NoticePage>
  );
}
