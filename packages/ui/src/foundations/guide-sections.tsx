import { Check, X } from 'lucide-react';
import type { Guide } from './guide';

function Points({ title, points, good }: { title: string; points: string[]; good: boolean }) {
  const Icon = good ? Check : X;
  return (
    <section className={`pd:border-t-2 pd:pt-3 ${good ? 'pd:border-success-600' : 'pd:border-danger-600'}`}>
      <h3 className="pd:mb-2 pd:text-14 pd:font-strong">{title}</h3>
      <ul className="pd:grid pd:gap-2">
        {points.map((point) => (
          <li key={point} className="pd:flex pd:gap-2 pd:text-ink-2">
            <Icon
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={`pd:mt-[3px] pd:shrink-0 ${good ? 'pd:text-success-600' : 'pd:text-danger-600'}`}
            />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SectionProps {
  guide: Guide;
  words: { use: string; avoid: string; do: string; dont: string };
}

/** When to use a component and when not to. */
export function WhenToUse({ guide, words }: SectionProps) {
  return (
    <div className="sb-unstyled pd-root pd:my-6 pd:grid pd:gap-6 pd:md:grid-cols-2">
      <Points good title={words.use} points={guide.use} />
      <Points good={false} title={words.avoid} points={guide.avoid} />
    </div>
  );
}

export function DoAndDont({ guide, words }: SectionProps) {
  return (
    <div className="sb-unstyled pd-root pd:my-6 pd:grid pd:gap-6 pd:md:grid-cols-2">
      <Points good title={words.do} points={guide.do} />
      <Points good={false} title={words.dont} points={guide.dont} />
    </div>
  );
}

export function Keys({ keys, words }: { keys: [string, string][]; words: { key: string; effect: string } }) {
  return (
    <div className="sb-unstyled pd-root pd:my-6 pd:overflow-x-auto">
      <table className="pd:w-full pd:border-collapse">
        <thead>
          <tr className="pd:text-left pd:text-13 pd:text-ink-3">
            <th className="pd:w-48 pd:py-2 pd:pr-4 pd:font-medium">{words.key}</th>
            <th className="pd:py-2 pd:font-medium">{words.effect}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, effect]) => (
            <tr key={key} className="pd:border-t pd:border-line pd:align-baseline">
              <td className="pd:py-2 pd:pr-4">
                {key.split(/、|, /).map((one) => (
                  <kbd
                    key={one}
                    className="pd:mr-1.5 pd:inline-block pd:rounded-tight pd:border pd:border-line-strong pd:bg-surface pd:px-1.5 pd:font-mono pd:text-12"
                  >
                    {one}
                  </kbd>
                ))}
              </td>
              <td className="pd:py-2 pd:text-ink-2">{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
