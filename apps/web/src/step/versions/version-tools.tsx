import { labels } from '#labels/step';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { later } from '../../shared/later';
import { useStepRoom } from '../page/step-room';
import { versionName } from '../step-kind';

const VersionSelect = later(
  () => import('./version-select'),
  () => false,
  <div className="h-8 min-w-34" />,
);

const CompareRow = later(
  async () => ({ default: (await import('./compare-panel')).CompareRow }),
  () => false,
  <CompareRowSpace />,
);

/** As wide and high as the switch and the button for the next change: the text below must not move. */
function CompareRowSpace() {
  const { kind, choice } = useStepRoom();
  return (
    <>
      <span className="ml-auto h-6 w-24" />
      {choice.comparing && !kind.Surface ? <span className="h-8" style={{ width: 140 }} /> : null}
    </>
  );
}

/** Replaces the version rail on small screens: a select and the comparison switch. */
export function VersionTools() {
  const { kind, view, choice } = useStepRoom();
  const now = useNow();
  const { versionView, base, show } = choice;
  const options = [
    ...(view.allowed.includes('save_draft') ? [{ value: 'draft', label: labels.draft }] : []),
    ...[...view.versions].reverse().map(({ number, name, sent_at }) => ({
      value: String(number),
      label: [versionName(kind.words)(number), name, whenOf(new Date(sent_at), now)].filter(Boolean).join('　'),
    })),
  ];
  if (options.length === 0) return null;
  return (
    <div
      data-tour="step-versions"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-(--page-edge) py-3 xl:hidden"
    >
      <VersionSelect
        aria-label={labels.versions}
        size="sm"
        options={options}
        value={versionView === null ? undefined : String(versionView)}
        onValueChange={(value) => show(value === 'draft' ? 'draft' : Number(value))}
        className="w-auto min-w-34"
      />
      {base === null ? null : <CompareRow />}
    </div>
  );
}
