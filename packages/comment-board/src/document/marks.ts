export { QuoteMarks, type QuoteMarksProps } from '../views/quote-marks';
export { SelectionTools, type SelectionToolsProps } from '../views/selection-tools';
