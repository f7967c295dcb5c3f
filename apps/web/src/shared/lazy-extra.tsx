import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { untilLoaded } from './until-loaded';

interface Source<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  found: ComponentType<Props> | null;
}

interface ExtraProps<Props> {
  source: Source<Props>;
  waiting: ReactNode;
  props: Props;
}

function Extra<Props extends object>({ source, waiting, props }: ExtraProps<Props>) {
  const [Part, setPart] = useState(() => source.found);
  useEffect(() => {
    if (source.found) {
      setPart(() => source.found);
      return;
    }
    const leaving = new AbortController();
    const fetchPart = async () => {
      const loaded = await untilLoaded(source.load, leaving.signal);
      if (!loaded) return;
      source.found = loaded.default;
      setPart(() => source.found);
    };
    void fetchPart();
    return () => leaving.abort();
  }, [source]);
  return Part ? <Part {...props} /> : waiting;
}

/**
 * Lazy component for a part the page can do without for a moment: fetched on first render. Retries when the network is down,
 * where `React.lazy` would crash the page.
 *
 * @param waiting rendered until it is loaded
 * @example const LivePopup = lazyExtra(() => import('./live-popup'));
 */
export function lazyExtra<Props extends object>(
  load: Source<Props>['load'],
  waiting: ReactNode = null,
): ComponentType<Props> {
  const source: Source<Props> = { load, found: null };
  return (props) => <Extra source={source} waiting={waiting} props={props} />;
}
