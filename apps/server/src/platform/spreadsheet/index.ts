export { type Sheet, writeSpreadsheet } from './write-spreadsheet';
