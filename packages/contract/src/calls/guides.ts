import type { Call } from './call';

/** Base of the beginner guide: the calls of a project, answered from a demo. What they write is checked and forgotten. */
export const guidesBase = '/guides';

const aboutProject = /\{(project|task)\}|^\/api\/(draft-script|images|message_boards|video-feedback)/;

/** Whether the guide answers a call itself: those about a project. What is one's own stays one's own. */
export const isGuided = ({ path }: Pick<Call, 'path'>): boolean => aboutProject.test(path);
