import { IconButton } from '@paidang/ui/icon-button';
import { Captions, CaptionsOff } from 'lucide-react';
import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useFilm } from '../react/film-context';
import { litTool, quietTool, toolIcon } from './tool-look';

/** Shows or hides the captions of the film; renders nothing if it has none. */
export function CaptionsButton({ available }: { available: boolean }) {
  const { labels } = useFilm();
  const dispatch = useMediaDispatch();
  const shown = useMediaSelector<boolean>((state) => (state.mediaSubtitlesShowing?.length ?? 0) > 0);
  if (!available) return null;
  const Icon = shown ? Captions : CaptionsOff;
  return (
    <IconButton
      label={labels.captions.button}
      pressed={shown}
      className={`${quietTool} ${litTool}`}
      onClick={() => dispatch({ type: MediaActionTypes.MEDIA_TOGGLE_SUBTITLES_REQUEST })}
    >
      <Icon {...toolIcon} />
    </IconButton>
  );
}
