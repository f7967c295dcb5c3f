export { type AuditRecord, type EntryFilter, hasEntrySince, insertEntry, listAudited, listEntries } from './store';
