import papers from 'virtual:papers';
import { Markdown } from '@storybook/addon-docs/blocks';

/** A paper of the repository, by its path. */
export function Paper({ of: path }: { of: string }) {
  return <Markdown>{papers[path] ?? ''}</Markdown>;
}
