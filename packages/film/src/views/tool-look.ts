/** Icons and buttons on the background of a film, which is dark in every theme. */
export const toolIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const quietTool =
  'pdf:text-film-ink-2 pdf:enabled:hover:bg-film-cell pdf:enabled:hover:text-film-ink pdf:focus-visible:outline-film-ink';

/** A tool that is switched on. */
export const litTool = 'pdf:aria-pressed:bg-film-lit pdf:aria-pressed:text-(--pd-film-lit-ink)';
