export { keepRequirements } from './service';
export { listRequirements, type RequirementRow } from './store';
