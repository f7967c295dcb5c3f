import { IconButton } from '@paidang/ui/icon-button';
import {
  ArrowLeftRight,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Columns2,
  type LucideIcon,
  SquareSplitHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparedFilm, CompareMode, CompareSound } from '../../core';
import { compareModes } from '../../core/comparison';
import { useFilm } from '../../react/film-context';
import { litTool, quietTool, toolIcon } from '../tool-look';

const modeIcons: Readonly<Record<CompareMode, LucideIcon>> = {
  side: Columns2,
  wipe: SquareSplitHorizontal,
  blink: ArrowLeftRight,
};

export interface CompareToolsProps {
  compared: ComparedFilm;
  mode: CompareMode;
  onMode: (mode: CompareMode) => void;
  sound: CompareSound;
  onSound: (sound: CompareSound) => void;
  /** Controls specific to the current mode. */
  children?: ReactNode;
}

/** Tools of a comparison: mode, which film is heard, and the offset between the two. */
export function CompareTools({ compared, mode, onMode, sound, onSound, children }: CompareToolsProps) {
  const { compare: words } = useFilm().labels;
  const sounds: [CompareSound, string][] = [
    ['before', compared.name],
    ['shown', compared.shownName],
  ];
  return (
    <fieldset
      aria-label={words.tools}
      data-slot="film-compare-tools"
      className="pdf:m-0 pdf:flex pdf:min-h-12 pdf:min-w-0 pdf:shrink-0 pdf:flex-wrap pdf:items-center pdf:justify-center pdf:gap-x-4 pdf:gap-y-1 pdf:border-0 pdf:px-2 pdf:py-1 pdf:text-film-ink"
    >
      <fieldset className="pdf:m-0 pdf:flex pdf:gap-0.5 pdf:border-0 pdf:p-0">
        <legend className="pdf:sr-only">{words.modes}</legend>
        {compareModes.map((one) => (
          <ToolChoice key={one} icon={modeIcons[one]} pressed={mode === one} onPress={() => onMode(one)}>
            {words.mode[one]}
          </ToolChoice>
        ))}
      </fieldset>
      {children}
      <fieldset className="pdf:m-0 pdf:flex pdf:items-center pdf:gap-0.5 pdf:border-0 pdf:p-0">
        <legend className="pdf:sr-only">{words.sounds}</legend>
        {sounds.map(([one, name]) => (
          <ToolChoice
            key={one}
            icon={Volume2}
            pressed={sound === one}
            label={words.soundOf(name)}
            onPress={() => onSound(one)}
          >
            {name}
          </ToolChoice>
        ))}
        <IconButton
          label={words.noSound}
          pressed={sound === 'none'}
          className={`${quietTool} ${litTool}`}
          onClick={() => onSound('none')}
        >
          <VolumeX {...toolIcon} />
        </IconButton>
      </fieldset>
      {compared.onOffset ? <Offset compared={compared} onOffset={compared.onOffset} /> : null}
    </fieldset>
  );
}

interface ToolChoiceProps {
  icon: LucideIcon;
  pressed: boolean;
  onPress: () => void;
  /** @default its text */
  label?: string;
  children: string;
}

/** A tool button with a visible label. */
export function ToolChoice({ icon: Icon, pressed, onPress, label, children }: ToolChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
      className={`pdf:flex pdf:h-9 pdf:cursor-pointer pdf:items-center pdf:gap-1.5 pdf:rounded-control pdf:px-2.5 pdf:text-13 pdf:whitespace-nowrap pdf:text-film-ink-2 pdf:hover:bg-film-cell pdf:hover:text-film-ink pdf:focus-visible:outline-film-ink pdf:pointer-coarse:h-11 ${litTool}`}
    >
      <Icon {...toolIcon} size={18} className="pdf:max-sm:hidden" />
      {children}
    </button>
  );
}

/** Frames per second of a film without a known rate. */
const unknownRate = 25;

interface OffsetProps {
  compared: ComparedFilm;
  onOffset: (seconds: number) => void;
}

/** Aligns a cut whose beginning has moved with the same moment of the other. */
function Offset({ compared: { film, name, offset = 0 }, onOffset }: OffsetProps) {
  const { compare: words } = useFilm().labels;
  const rate = film.fps ?? unknownRate;
  const frames = Math.round(offset * rate);
  const move = (by: number) => onOffset((frames + by) / rate);
  return (
    <fieldset className="pdf:m-0 pdf:flex pdf:items-center pdf:gap-0.5 pdf:border-0 pdf:p-0">
      <legend className="pdf:sr-only">{words.offset(name)}</legend>
      <IconButton label={words.secondBack} className={quietTool} onClick={() => move(-Math.round(rate))}>
        <ChevronsLeft {...toolIcon} />
      </IconButton>
      <IconButton label={words.frameBack} className={quietTool} onClick={() => move(-1)}>
        <ChevronLeft {...toolIcon} />
      </IconButton>
      <button
        type="button"
        disabled={frames === 0}
        title={frames === 0 ? undefined : words.resetOffset}
        onClick={() => onOffset(0)}
        className="pdf:h-9 pdf:min-w-24 pdf:rounded-control pdf:px-2 pdf:text-12 pdf:tabular-nums pdf:text-film-ink-2 pdf:enabled:cursor-pointer pdf:enabled:hover:bg-film-cell pdf:enabled:hover:text-film-ink pdf:focus-visible:outline-film-ink pdf:pointer-coarse:h-11"
      >
        {words.offsetBy(name, frames)}
      </button>
      <IconButton label={words.frameOn} className={quietTool} onClick={() => move(1)}>
        <ChevronRight {...toolIcon} />
      </IconButton>
      <IconButton label={words.secondOn} className={quietTool} onClick={() => move(Math.round(rate))}>
        <ChevronsRight {...toolIcon} />
      </IconButton>
    </fieldset>
  );
}
