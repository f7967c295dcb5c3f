/** The backdrop of a modal layer; give it the layer's z-index, so that a second layer dims the first. */
export const scrimClass =
  'pd-root pd:fixed pd:inset-0 pd:bg-scrim pd:data-[state=closed]:animate-fade-out pd:data-[state=open]:animate-fade-in';

/** A raised card floating next to its trigger. */
export const floatingClass =
  'pd-root pd:z-(--pd-z-popover) pd:rounded-card pd:border pd:border-line pd:bg-raised pd:text-ink pd:shadow-2 pd:outline-none pd:data-[state=closed]:animate-pop-out pd:data-[state=open]:animate-pop-in';
