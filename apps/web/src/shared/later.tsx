import type { ComponentType, ReactNode } from 'react';
import { usePageIsReadable } from '../stores/page-is-readable';
import { lazyExtra } from './lazy-extra';

interface LaterPartProps<Props> {
  Part: ComponentType<Props>;
  isNeeded: boolean;
  waiting: ReactNode;
  props: Props;
}

function LaterPart<Props extends object>({ Part, isNeeded, waiting, props }: LaterPartProps<Props>) {
  const isReadable = usePageIsReadable((state) => state.isReadable);
  return isReadable || isNeeded ? <Part {...props} /> : waiting;
}

/**
 * Lazy component that the page can be read without, such as a dialog: loaded once the page is readable, or as soon as it is
 * needed if that is earlier.
 *
 * @param isNeeded whether these props make the component render something
 * @param waiting rendered until it is loaded
 * @example const BoardSheet = later(() => import('./board-sheet'), ({ open }) => open);
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isNeeded: (props: Props) => boolean,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyExtra(load, waiting);
  return (props) => <LaterPart Part={Part} isNeeded={isNeeded(props)} waiting={waiting} props={props} />;
}
