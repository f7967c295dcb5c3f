export { createFilmClock, type FilmClock, type Stretch } from './clock';
export { type ComparedFilm, type CompareMode, type CompareSound, compareModes } from './comparison';
export { type CoverPlace, coverPlaces } from './cover-places';
export { type DrawingSession, type FilmDrawing, isDrawnAt, type Pen } from './drawing';
export { type DrawnPath, drawnPaths, drawnWords, placeOfWords, unitsWide } from './drawn-paths';
export type { FilmPort, FinishedDrawing } from './port';
export { type SafeZone, type SafeZoneUse, type Surface, safeZoneOf, safeZones } from './safe-zones';
