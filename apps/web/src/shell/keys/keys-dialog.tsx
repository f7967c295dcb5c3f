import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { Switch } from '@paidang/ui/switch';
import { labels } from '#labels/keys';
import { useShell } from '../../stores/shell';

export interface KeysDialogProps {
  onClose: () => void;
}

/** List of keyboard shortcuts, with a setting that turns the `?` shortcut for this dialog on or off. */
export default function KeysDialog({ onClose }: KeysDialogProps) {
  const { questionKey, setQuestionKey } = useShell();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" closeLabel={labels.close} aria-describedby={undefined}>
        <DialogTitle>{labels.title}</DialogTitle>
        <div className="mt-4 gap-10 md:columns-2">
          {labels.groups.map(({ name, keys }) => (
            <section key={name} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-13 font-strong">{name}</h3>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
                {keys.map(([strokes, words]) => (
                  <div key={words} className="col-span-2 grid grid-cols-subgrid items-baseline">
                    <dt className="flex flex-wrap gap-1">
                      {strokes.map((stroke) => (
                        <kbd
                          key={stroke}
                          className="rounded-tight border border-line-strong bg-sunken px-1.5 font-mono text-12 whitespace-nowrap"
                        >
                          {stroke}
                        </kbd>
                      ))}
                    </dt>
                    <dd className="text-ink-2">{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Switch label={labels.questionKey} checked={questionKey} onCheckedChange={setQuestionKey} />
      </DialogContent>
    </Dialog>
  );
}
