/** An icon button on top of pictures or text: opaque in every state. */
export const raisedButton = 'pd:bg-raised pd:enabled:hover:bg-sunken pd:enabled:active:bg-surface-press';
