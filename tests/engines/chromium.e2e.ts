import { inEngine } from './everyTest';

inEngine('chromium');
