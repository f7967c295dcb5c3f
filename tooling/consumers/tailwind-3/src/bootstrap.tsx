import 'bootstrap/dist/css/bootstrap.css';
import { start } from './start';

start();
