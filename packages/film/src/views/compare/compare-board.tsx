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
  /** Aspect ratio of the film in the player. */
  ratio: number;
  /** Container for the tools. */
  bar: HTMLElement;
  /** Layer exactly over the picture of the film in the player. */
  picture: HTMLElement;
  /** Hides the other film: the user is drawing, or there is only room for one. */
  aside: 'drawing' | 'pinned' | null;
  keys: RefObject<ToolKeys>;
  /** In full screen. */
  full: boolean;
  /** Receives the layer over both pictures, `null` while they are side by side. */
  onLayer: (layer: HTMLElement | null) => void;
}

/** Two synchronised films: side by side, one over the other with a dividing line, or alternating. */
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

/** Sound from one of two films. The player controls its own film's sound: turning it on there mutes the other. */
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
  // When the comparison ends while the other film is heard, the player's film is unmuted again.
  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    restore.current = () => {
      if (sound === 'before') dispatch({ type: MediaActionTypes.MEDIA_UNMUTE_REQUEST });
    };
  });
  useEffect(() => () => restore.current?.(), []);
  return { sound, setSound, volume };
}
