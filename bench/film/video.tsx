import { address, offer } from './run-film';

let film: HTMLVideoElement | null = null;

offer({
  open() {
    film = document.createElement('video');
    film.src = address;
    film.muted = true;
    film.style.width = '100%';
    document.body.append(film);
  },
  goTo(seconds) {
    if (film) film.currentTime = seconds;
  },
});
