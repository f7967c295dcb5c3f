import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider, useLanguageAttributes } from '@paidang/ui/locale';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isActive } from '../core';
import { defaultLabels, type TourLabels } from '../labels';
import { type TourHandle, TourProvider, useTourState } from '../react';
import { type CreateTourLayer, createLayer, layerParent } from './layer';
import { Step, type TourComponents } from './step';

export interface TourProps {
  /** What `useTour` or `createTour` gave. */
  tour: TourHandle;
  /** Replaces any of the labels. */
  labels?: LabelOverrides<TourLabels>;
  /** Language of the tour, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
  locale?: string | undefined;
  /** A card of one's own in place of ours. @default ours */
  components?: Partial<TourComponents> | undefined;
  /** Element the tour is placed in, unless its target is in a dialog. @default document.body */
  container?: Element;
  /** Makes the place the tour renders in; the custom element brings its own styles this way. */
  createLayer?: CreateTourLayer;
  /** Whatever should be able to call `useTourContext`. */
  children?: ReactNode;
}

/**
 * Shows a tour: spotlight and popover, above everything.
 *
 * @example
 * const tour = useTour({ steps, startAfter: 1000 });
 * return <Tour tour={tour} />;
 */
export function Tour({ tour, labels, locale, children, ...place }: TourProps) {
  const state = useTourState(tour);
  const active = isActive(state) && <ActiveTour tour={tour} labels={mergeLabels(defaultLabels, labels)} {...place} />;
  return (
    <TourProvider tour={tour}>
      {children}
      <LocaleProvider locale={locale}>{active}</LocaleProvider>
    </TourProvider>
  );
}

interface ActiveTourProps extends Omit<TourProps, 'labels' | 'locale'> {
  labels: TourLabels;
}

function ActiveTour({ tour, labels, components, container, createLayer: create = createLayer }: ActiveTourProps) {
  const { target } = useTourState(tour);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { lang = '', dir = '' } = useLanguageAttributes();
  const parent = layerParent(target, container ?? document.body);

  useLayoutEffect(() => {
    let opener = document.activeElement;
    while (opener?.shadowRoot?.activeElement) opener = opener.shadowRoot.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const layer = create(parent);
    setRoot(layer.root);
    return layer.remove;
  }, [parent, create]);
  useLayoutEffect(() => {
    if (root) Object.assign(root, { lang, dir });
  }, [root, lang, dir]);

  return root && createPortal(<Step tour={tour} labels={labels} components={components} root={root} />, root);
}
