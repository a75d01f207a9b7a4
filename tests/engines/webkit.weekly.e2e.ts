import { inEngine } from './everyTest';

inEngine('webkit');
