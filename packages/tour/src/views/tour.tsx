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
  /** Return value of `useTour` or `createTour`. */
  tour: TourHandle;
  /** Labels to override. */
  labels?: LabelOverrides<TourLabels>;
  /** Language of the tour, a BCP 47 tag. @default that of the nearest `LocaleProvider`, else 'zh-TW' */
  locale?: string | undefined;
  /** Parts of the tour to replace. @default the tour's own card */
  components?: Partial<TourComponents> | undefined;
  /** Parent of the tour, unless its target is in a dialog. @default document.body */
  container?: Element;
  /** Creates the layer the tour renders into; the custom element uses this to bring its own styles. */
  createLayer?: CreateTourLayer;
  /** Content that can call `useTourContext`. */
  children?: ReactNode;
}

/**
 * Renders a tour on top of the page: spotlight and popover.
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
