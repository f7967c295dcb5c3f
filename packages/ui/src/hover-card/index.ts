export { HoverCard, HoverCardContent, type HoverCardContentProps, HoverCardTrigger } from './hover-card';
