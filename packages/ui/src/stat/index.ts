export { Stat, type StatChange, StatList, type StatListProps, type StatProps } from './stat';
