import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { createRoot } from 'react-dom/client';
import { address, offer } from './run-film';

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open() {
    root.render(
      <MediaController style={{ width: '100%' }}>
        <video slot="media" src={address} muted />
        <MediaControlBar>
          <MediaPlayButton />
          <MediaTimeRange />
          <MediaTimeDisplay showDuration />
          <MediaMuteButton />
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>,
    );
  },
  goTo(seconds) {
    const film = document.querySelector('video');
    if (film) film.currentTime = seconds;
  },
});
