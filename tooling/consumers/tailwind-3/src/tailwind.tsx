import './tailwind.css';
import { start } from './start';

start();
