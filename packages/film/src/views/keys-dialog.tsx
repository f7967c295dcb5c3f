import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { useFilm } from '../react/film-context';

/** Lists all keyboard shortcuts of the player. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useFilm().labels;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" closeLabel={keys.close} aria-describedby={undefined}>
        <DialogTitle>{keys.title}</DialogTitle>
        <dl className="pdf:mt-3 pdf:grid pdf:grid-cols-[auto_1fr] pdf:items-center pdf:gap-x-4 pdf:gap-y-2 pdf:text-14">
          {keys.list.map(([names, does]) => (
            <div key={does} className="pdf:contents">
              <dt className="pdf:flex pdf:gap-1">
                {names.map((name) => (
                  <kbd
                    key={name}
                    className="pdf:min-w-6 pdf:rounded-small pdf:border pdf:border-line-strong pdf:bg-sunken pdf:px-1.5 pdf:text-center pdf:font-mono pdf:text-12 pdf:leading-6"
                  >
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className="pdf:m-0 pdf:text-ink-2">{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
