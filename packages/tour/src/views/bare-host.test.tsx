import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { looksTheSameInABareHost } from '../../../../tooling/bare-host';
import { useTour } from '../react';
import { Tour } from './tour';

const steps = [{ id: 'start', title: 'Start here', text: 'Sending makes a version.' }];

function Started() {
  return <Tour tour={useTour({ steps, startAfter: 0 })} />;
}

looksTheSameInABareHost({ Tour: () => <Started /> }, { loads: true });
