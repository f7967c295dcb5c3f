import { Switch } from '@paidang/ui/switch';
import { labels } from '#labels/step';
import { later } from '../../shared/later';
import { useStepRoom, useStepSession } from '../page/step-room';
import { versionName } from '../step-kind';
import { NextChange } from './next-change';

/** Few readers use it: it reserves its space and loads after the text. */
const BaseSelect = later(
  () => import('./version-select'),
  () => false,
  <div className="h-8" />,
);

/** Comparison with an earlier version: switch, base version, amount of changes, and a button for the next change. */
export function ComparePanel() {
  const { kind, choice } = useStepRoom();
  const { base, bases, comparing, setBase, setComparing } = choice;
  if (base === null) return null;
  return (
    <>
      <Switch
        label={bases.at(-1) === base ? labels.compare : labels.compareWith(versionName(kind.words)(base))}
        checked={comparing}
        onCheckedChange={setComparing}
        className="w-full flex-row-reverse justify-between font-medium"
      />
      {comparing ? (
        <>
          {bases.length > 1 ? (
            <BaseSelect
              aria-label={labels.chooseBase}
              size="sm"
              options={[...bases].reverse().map((number) => ({
                value: String(number),
                label: `${labels.base} ${versionName(kind.words)(number)}`,
              }))}
              value={String(base)}
              onValueChange={(value) => setBase(Number(value))}
            />
          ) : null}
          {kind.Surface ? null : <ChangeFacts />}
        </>
      ) : null}
    </>
  );
}

/** Amount of changes in a text, and a button for the next one. */
function ChangeFacts() {
  const summary = useStepSession((session) => session.summary);
  return (
    <>
      <dl className="grid gap-1.5 text-13 text-ink-2">
        <div className="flex items-center justify-between">
          <dt>
            <ins className="rounded-[3px] bg-success-50 px-px py-0.5 text-success-600 decoration-[1.5px] underline-offset-4">
              {labels.added}
            </ins>
          </dt>
          <dd>{labels.characters(summary?.added ?? 0)}</dd>
        </div>
        <div className="flex items-center justify-between">
          <dt>
            <del className="rounded-[3px] bg-danger-50 px-px py-0.5 text-danger-600 decoration-[1.5px]">
              {labels.deleted}
            </del>
          </dt>
          <dd>{labels.characters(summary?.deleted ?? 0)}</dd>
        </div>
      </dl>
      <NextShownChange />
    </>
  );
}

/** Comparison on small screens: the switch, and a button for the next change. */
export function CompareRow() {
  const { kind, choice } = useStepRoom();
  const { base, comparing, setComparing } = choice;
  if (base === null) return null;
  return (
    <>
      <Switch
        label={labels.compareShort(versionName(kind.words)(base))}
        checked={comparing}
        onCheckedChange={setComparing}
        className="ml-auto flex-row-reverse font-medium"
      />
      {comparing && !kind.Surface ? <NextShownChange /> : null}
    </>
  );
}

/** Goes through the changes between the displayed versions. */
function NextShownChange() {
  const { diff } = useStepRoom();
  const summary = useStepSession((session) => session.summary);
  const current = useStepSession((session) => session.currentChange);
  return <NextChange summary={summary} current={current} onNext={() => diff.current?.next()} />;
}
