import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { cx } from '@paidang/ui/recipes';
import { type ComponentPropsWithoutRef, type CSSProperties, useMemo } from 'react';
import { coverPlaces } from '../core/cover-places';
import { safeZoneOf, zoneCanvas } from '../core/safe-zones';
import { defaultLabels, type FilmLabels } from '../labels';

export interface CoverPlacesProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Address of the cover. */
  src: string;
  /** Replaces any of the labels. */
  labels?: LabelOverrides<FilmLabels> | undefined;
}

const part = (share: number): string => `${share * 100}%`;
const edges = ['top', 'bottom', 'left', 'right'] as const;

/**
 * The cover of a film as each platform crops it, with stripes where the platform covers it with its own interface.
 *
 * @example <CoverPlaces src="/cover.jpg" />
 */
export function CoverPlaces({ src, labels: given, className, ...props }: CoverPlacesProps) {
  const { cover, guides } = useMemo(() => mergeLabels(defaultLabels, given), [given]);
  return (
    <ul
      aria-label={cover.places}
      data-slot="film-cover-places"
      {...props}
      className={cx(
        'pd-root pdf:m-0 pdf:grid pdf:list-none pdf:grid-cols-[repeat(auto-fill,minmax(104px,1fr))] pdf:gap-3 pdf:p-0',
        className,
      )}
    >
      {coverPlaces.map(({ surface, place, ratio }) => {
        const zone = safeZoneOf(surface, 'organic');
        const name = cover.at(guides.surface[surface], cover.place[place]);
        return (
          <li key={`${surface}-${place}`} className="pdf:min-w-0">
            <div
              className="pdf:relative pdf:overflow-hidden pdf:rounded-tight pdf:bg-film"
              style={
                {
                  aspectRatio: ratio,
                  '--pd-zone-top': part(zone.top / zoneCanvas.height),
                  '--pd-zone-bottom': part(zone.bottom / zoneCanvas.height),
                  '--pd-zone-left': part(zone.left / zoneCanvas.width),
                  '--pd-zone-right': part(zone.right / zoneCanvas.width),
                } as CSSProperties
              }
            >
              <img
                src={src}
                alt={cover.shown(name)}
                className="pdf:absolute pdf:inset-0 pdf:size-full pdf:object-cover"
              />
              {place === 'cover' ? (
                <div aria-hidden="true" className="pd-film-zone">
                  {edges.map((edge) => (
                    <i key={edge} className="pd-film-zone-edge" data-edge={edge} />
                  ))}
                </div>
              ) : null}
            </div>
            <p aria-hidden="true" className="pdf:m-0 pdf:mt-1 pdf:text-12 pdf:text-ink-2">
              {name}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
