import { paths } from '@paidang/contract/pages';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { PeopleFinder } from '../features/console-people/people-finder';
import { PersonView } from '../features/console-people/person-view';
import { ConsoleColumns } from '../shared/console/console-columns';

/** `/console/people/{account}`: vendors and creators. */
export default function ConsolePeopleRoute() {
  const { accountId } = useParams();
  return (
    <ConsoleColumns
      title={labels.people.title}
      path={paths.consolePeople()}
      list={<PeopleFinder current={accountId} />}
      detail={accountId ? <PersonView key={accountId} account={accountId} /> : null}
    />
  );
}
