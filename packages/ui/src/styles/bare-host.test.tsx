import './styles.css';
import { looksTheSameInABareHost } from '../../../../tooling/bare-host';
import { cases } from '../../test/cases';

looksTheSameInABareHost(Object.fromEntries(Object.entries(cases).map(([name, ui]) => [name, () => ui])), {
  asAround: {
    link: ['text', 'size'],
    spinner: ['text'],
    // Their visible content is the host's, or for screen readers only.
    'theme-provider': ['text', 'size'],
    toast: ['text', 'size'],
    'visually-hidden': ['text', 'size'],
  },
});
