export { nameDistrict } from './district-list';
export { districtRoutes } from './routes';
