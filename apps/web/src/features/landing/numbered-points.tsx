export interface NumberedPointsProps {
  id: string;
  title: string;
  points: readonly { title: string; text: string }[];
}

/** Numbered points, separated by hairlines. */
export function NumberedPoints({ id, title, points }: NumberedPointsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 text-28 font-strong md:mb-12 md:text-36">
        {title}
      </h2>
      <ol className="border-t border-line">
        {points.map((point, index) => (
          <li
            key={point.title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-7 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-9"
          >
            <h3 className="flex items-baseline gap-4 text-22 font-strong">
              <span aria-hidden="true" className="font-mono text-13 font-medium text-ink-3">
                {index + 1}
              </span>
              {point.title}
            </h3>
            <p className="max-w-[36em] text-16 leading-[30px] text-ink-2 text-pretty">{point.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
