import { inEngine } from './everyTest';

inEngine('firefox');
