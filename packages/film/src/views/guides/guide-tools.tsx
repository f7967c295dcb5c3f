import { IconButton } from '@paidang/ui/icon-button';
import { Crosshair } from 'lucide-react';
import {
  type Crop,
  crops,
  type Guides,
  percentOf,
  type SafeZoneUse,
  type Surface,
  safeZoneOf,
  surfaces,
} from '../../core/safe-zones';
import { useFilm } from '../../react/film-context';
import { litTool, quietTool, toolIcon } from '../tool-look';

export interface GuideToolsProps {
  guides: Guides;
  onChange: (guides: Guides) => void;
}

const uses: readonly SafeZoneUse[] = ['organic', 'ad'];
const field =
  'pdf:h-9 pdf:max-w-full pdf:cursor-pointer pdf:rounded-control pdf:bg-film-cell pdf:px-2 pdf:text-13 pdf:text-film-ink pdf:disabled:cursor-default pdf:disabled:opacity-50 pdf:focus-visible:outline-film-ink pdf:pointer-coarse:h-11';

/** Selects platform, post or advertisement, and crop; describes in words what remains visible. */
export function GuideTools({ guides, onChange }: GuideToolsProps) {
  const { guides: words } = useFilm().labels;
  const { zone, use, crop, cross } = guides;
  const edges = zone ? safeZoneOf(zone, use) : null;
  const percent = edges ? percentOf(edges) : null;
  return (
    <fieldset
      aria-label={words.tools}
      data-slot="film-guide-tools"
      className="pdf:m-0 pdf:flex pdf:min-h-12 pdf:min-w-0 pdf:shrink-0 pdf:flex-wrap pdf:items-center pdf:justify-center pdf:gap-x-3 pdf:gap-y-1 pdf:border-0 pdf:px-2 pdf:py-1 pdf:text-film-ink"
    >
      <select
        aria-label={words.zone}
        value={zone ?? ''}
        className={field}
        onChange={({ target }) => {
          const next = [...surfaces, 'all' as const].find((one) => one === target.value) ?? null;
          // Zones are only known for vertical films.
          onChange({ ...guides, zone: next, crop: next ? '9:16' : crop });
        }}
      >
        <option value="">{words.noZone}</option>
        {surfaces.map((one: Surface) => (
          <option key={one} value={one}>
            {words.surface[one]}
          </option>
        ))}
        <option value="all">{words.surface.all}</option>
      </select>
      <select
        aria-label={words.use}
        value={use}
        disabled={zone === null}
        className={field}
        onChange={({ target }) => onChange({ ...guides, use: uses.find((one) => one === target.value) ?? use })}
      >
        {uses.map((one) => (
          <option key={one} value={one}>
            {words.uses[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.crop}
        value={crop ?? ''}
        className={field}
        onChange={({ target }) => {
          const next = (Object.keys(crops) as Crop[]).find((one) => one === target.value) ?? null;
          onChange({ ...guides, crop: next, zone: next === '9:16' ? zone : null });
        }}
      >
        <option value="">{words.noCrop}</option>
        {(Object.keys(crops) as Crop[]).map((one) => (
          <option key={one} value={one}>
            {words.cropTo(one)}
          </option>
        ))}
      </select>
      <IconButton
        label={words.cross}
        pressed={cross}
        className={`${quietTool} ${litTool}`}
        onClick={() => onChange({ ...guides, cross: !cross })}
      >
        <Crosshair {...toolIcon} />
      </IconButton>
      <p
        role="status"
        className="pdf:m-0 pdf:flex pdf:min-h-5 pdf:basis-full pdf:flex-wrap pdf:justify-center pdf:gap-x-2 pdf:text-12 pdf:text-film-ink-2"
      >
        {edges && percent ? (
          <>
            <span>{words.covers(percent.top, percent.bottom, percent.left, percent.right)}</span>
            <span>{words.basis[edges.basis]}</span>
            <span>{words.checked(edges.checked)}</span>
          </>
        ) : null}
      </p>
    </fieldset>
  );
}
