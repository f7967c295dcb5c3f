/** Class names of an avatar's parts. The root takes its diameter from `--pd-avatar`. */
export const avatarParts = {
  root: 'pd:relative pd:inline-grid pd:size-(--pd-avatar) pd:shrink-0 pd:place-items-center pd:rounded-pill pd:align-middle pd:select-none',
  image: 'pd:size-full pd:rounded-pill pd:bg-sunken pd:object-cover',
  initials:
    'pd:grid pd:size-full pd:place-items-center pd:overflow-hidden pd:rounded-pill pd:border pd:border-line pd:bg-sunken pd:text-[calc(var(--pd-avatar)*.36)] pd:leading-none pd:font-medium pd:text-ink-2',
  presence:
    'pd:absolute pd:-end-0.5 pd:-bottom-0.5 pd:size-2.5 pd:rounded-pill pd:border-2 pd:border-surface pd:bg-success-600',
};
