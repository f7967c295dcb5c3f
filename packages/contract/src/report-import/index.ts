export { type ImportSource, importSources } from './columns';
export * from './import-report';
