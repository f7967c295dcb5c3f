import { floatingClass } from '../internal/layer-classes';

/** The card that holds the items, of the menu and of the menu inside it. */
export const contextMenuClass = `${floatingClass} pd:max-h-(--radix-context-menu-content-available-height) pd:max-w-[min(400px,100vw-16px)] pd:min-w-40 pd:origin-(--radix-context-menu-content-transform-origin) pd:overflow-y-auto pd:p-1`;
