export { requestStamp } from './request-stamp';
