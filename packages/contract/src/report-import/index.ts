export { type ImportSource, importSources } from './columns';
export * from './csv-file';
export { type DecodedText, decodeText } from './decode';
export * from './import-report';
export * from './refusal';
export * from './rows';
