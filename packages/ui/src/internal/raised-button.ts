/** An icon button that lies on pictures or text: nothing below shines through, under the pointer or pressed. */
export const raisedButton = 'pd:bg-raised pd:enabled:hover:bg-sunken pd:enabled:active:bg-surface-press';
