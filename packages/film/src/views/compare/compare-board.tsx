import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { type CSSProperties, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComparedFilm, CompareMode, CompareSound } from '../../core';
import { nextMode } from '../../core/comparison';
import type { ToolKeys } from '../../react/use-player-keys';
import { CompareTools } from './compare-tools';
import { ComparedPicture, overPicture } from './compared-picture';
import { Turns } from './turns';
import { WipeHandle } from './wipe-handle';

export interface CompareBoardProps {
  compared: ComparedFilm;
  onRefused: (() => Promise<unknown>) | undefined;
  /** Width by height of the film in the player. */
  ratio: number;
  /** Where the tools go. */
  bar: HTMLElement;
  /** What lies exactly over the picture of the film in the player. */
  picture: HTMLElement;
  /** The other film makes room: somebody draws, or there is only room for one. */
  aside: 'drawing' | 'pinned' | null;
  keys: RefObject<ToolKeys>;
  /** On the whole screen. */
  full: boolean;
  /** Gets what lies over both pictures, `null` while they are side by side. */
  onLayer: (layer: HTMLElement | null) => void;
}

/** Two films in step: side by side, one over the other with a line between them, or taking turns. */
export default function CompareBoard({
  compared,
  onRefused,
  ratio,
  bar,
  picture,
  aside,
  keys,
  full,
  onLayer,
}: CompareBoardProps) {
  const { name, shownName, mode: given, onMode } = compared;
  const [chosen, choose] = useState<CompareMode>(given ?? 'side');
  const mode = given ?? chosen;
  const setMode = useCallback(
    (next: CompareMode) => {
      choose(next);
      onMode?.(next);
    },
    [onMode],
  );
  const [line, setLine] = useState(50);
  const [isBeforeSeen, setBeforeSeen] = useState(true);
  const { sound, setSound, volume } = useCompareSound();
  const turn = useCallback(() => setBeforeSeen((seen) => !seen), []);

  useEffect(() => {
    keys.current = new Map([
      ['w', () => setMode(nextMode(mode))],
      ['b', () => (mode === 'blink' ? turn() : setMode('blink'))],
    ]);
    return () => {
      keys.current = new Map();
    };
  }, [keys, mode, setMode, turn]);

  const isOver = mode !== 'side';
  const isHidden = aside === 'pinned' || (aside === 'drawing' && isOver);
  const seen = mode === 'wipe' ? line : isBeforeSeen ? 100 : 0;
  return (
    <>
      <ComparedPicture
        compared={compared}
        mode={mode}
        seen={mode === 'side' ? 100 : seen}
        over={ratio}
        full={full}
        audible={sound === 'before'}
        volume={volume}
        hidden={isHidden}
        onRefused={onRefused}
      />
      {isOver && !isHidden ? (
        <div className={`pd-film-screen pdf:pointer-events-none pdf:z-2 ${overPicture(full)}`}>
          <div className="pd-film-picture pdf:overflow-hidden" style={{ '--pd-film-ratio': ratio } as CSSProperties}>
            <div ref={onLayer} className="pd-film-zoom" />
            {seen > 0 ? <span className="pd-film-name">{name}</span> : null}
            {seen < 100 ? <span className="pd-film-name pd-film-name-end">{shownName}</span> : null}
            {mode === 'wipe' ? <WipeHandle at={line} onMove={setLine} name={name} shownName={shownName} /> : null}
          </div>
        </div>
      ) : null}
      {isOver ? null : createPortal(<span className="pd-film-name">{shownName}</span>, picture)}
      {aside
        ? null
        : createPortal(
            <CompareTools compared={compared} mode={mode} onMode={setMode} sound={sound} onSound={setSound}>
              {mode === 'blink' ? <Turns seen={isBeforeSeen ? name : shownName} onSwitch={turn} /> : null}
            </CompareTools>,
            bar,
          )}
    </>
  );
}

/** Sound from one of two films. That of the film in the player stays with the player: whoever turns it on there hears it alone. */
function useCompareSound() {
  const dispatch = useMediaDispatch();
  const muted = useMediaSelector<boolean>((state) => Boolean(state.mediaMuted));
  const volume = useMediaSelector<number>((state) => state.mediaVolume ?? 1);
  const [isBefore, setBefore] = useState(false);
  const sound: CompareSound = muted ? (isBefore ? 'before' : 'none') : 'shown';
  const setSound = (next: CompareSound) => {
    setBefore(next === 'before');
    dispatch({
      type: next === 'shown' ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
    });
  };
  // Who stops comparing while the other film is heard hears this one again.
  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    restore.current = () => {
      if (sound === 'before') dispatch({ type: MediaActionTypes.MEDIA_UNMUTE_REQUEST });
    };
  });
  useEffect(() => () => restore.current?.(), []);
  return { sound, setSound, volume };
}
