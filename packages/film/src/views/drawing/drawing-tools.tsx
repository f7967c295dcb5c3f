import { IconButton } from '@paidang/ui/icon-button';
import { Check, MoveUpRight, PenLine, Redo2, Square, Trash2, Type, Undo2 } from 'lucide-react';
import type { Pen } from '../../core';
import type { ShapeHistory } from '../../core/shape-history';
import { useFilm } from '../../react/film-context';
import { litTool, quietTool, toolIcon } from '../tool-look';

export interface DrawingToolsProps {
  pen: Pen;
  onPen: (pen: Pen) => void;
  history: ShapeHistory;
  onUndo: () => void;
  onRedo: () => void;
  onClear: () => void;
  onDone: () => void;
}

const tools = [
  ['pen', PenLine],
  ['arrow', MoveUpRight],
  ['box', Square],
  ['text', Type],
] as const;
const colours = ['warning', 'vendor', 'creator', 'white'] as const;
const widths = { least: 2, most: 14 };

/** Tools for drawing: pen, arrow, box, text; colour and width; undo, redo and clear. */
export function DrawingTools({ pen, onPen, history, onUndo, onRedo, onClear, onDone }: DrawingToolsProps) {
  const { drawing: words } = useFilm().labels;
  return (
    <fieldset
      aria-label={words.tools}
      data-slot="film-drawing-tools"
      className="pd-film-tools pdf:m-0 pdf:flex pdf:min-w-0 pdf:border-0 pdf:shrink-0 pdf:flex-wrap pdf:items-center pdf:justify-center pdf:gap-x-3 pdf:gap-y-1 pdf:px-2 pdf:py-1.5 pdf:text-film-ink"
    >
      <div className="pdf:flex pdf:gap-0.5">
        {tools.map(([tool, Icon]) => (
          <IconButton
            key={tool}
            label={words.tool[tool]}
            pressed={pen.tool === tool}
            className={`${quietTool} ${litTool}`}
            onClick={() => onPen({ ...pen, tool })}
          >
            <Icon {...toolIcon} />
          </IconButton>
        ))}
      </div>
      <fieldset className="pdf:m-0 pdf:flex pdf:border-0 pdf:p-0">
        <legend className="pdf:sr-only">{words.colours}</legend>
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={words.colour[colour]}
            aria-pressed={pen.colour === colour}
            title={words.colour[colour]}
            data-colour={colour}
            onClick={() => onPen({ ...pen, colour })}
            className="pdf:group pdf:grid pdf:size-9 pdf:place-items-center pdf:rounded-pill pdf:focus-visible:outline-film-ink pdf:pointer-coarse:size-11"
          >
            <span
              aria-hidden="true"
              className="pdf:size-5 pdf:rounded-pill pdf:bg-(--pd-draw) pdf:outline-2 pdf:outline-offset-3 pdf:outline-transparent pdf:group-aria-pressed:outline-film-lit"
            />
          </button>
        ))}
      </fieldset>
      <label className="pdf:flex pdf:items-center pdf:gap-2 pdf:text-12 pdf:text-film-ink-2">
        {words.width}
        <input
          type="range"
          min={widths.least}
          max={widths.most}
          step={2}
          value={pen.width}
          disabled={pen.tool === 'text'}
          onChange={({ target }) => onPen({ ...pen, width: target.valueAsNumber })}
          className="pdf:h-6 pdf:w-20 pdf:accent-film-ink pdf:pointer-coarse:h-11"
        />
      </label>
      <div className="pdf:flex pdf:gap-0.5">
        <IconButton label={words.undo} className={quietTool} disabled={history.past.length === 0} onClick={onUndo}>
          <Undo2 {...toolIcon} />
        </IconButton>
        <IconButton label={words.redo} className={quietTool} disabled={history.future.length === 0} onClick={onRedo}>
          <Redo2 {...toolIcon} />
        </IconButton>
        <IconButton label={words.clear} className={quietTool} disabled={history.shapes.length === 0} onClick={onClear}>
          <Trash2 {...toolIcon} />
        </IconButton>
        <IconButton label={words.done} className={`${quietTool} pdf:text-film-ink`} onClick={onDone}>
          <Check {...toolIcon} />
        </IconButton>
      </div>
    </fieldset>
  );
}
