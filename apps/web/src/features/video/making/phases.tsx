import { cn } from '@paidang/ui/cn';
import { labels } from '#labels/video';

/** Phases of a film until it is sent; the current one is highlighted. */
export function Phases({ now }: { now: 0 | 1 | 2 }) {
  return (
    <ol className="mt-5 grid gap-2 sm:grid-cols-3">
      {labels.upload.phases.map(([title, text], index) => (
        <li
          key={title}
          aria-current={index === now ? 'step' : undefined}
          className={cn(
            'border-t-2 pt-2.5 text-13',
            index <= now ? 'border-ink' : 'border-line',
            index === now ? 'text-ink' : 'text-ink-3',
          )}
        >
          <b className="block text-14 font-medium">
            {index + 1}　{title}
          </b>
          {text}
        </li>
      ))}
    </ol>
  );
}
