// @module-tag weekly
import { inEngine } from './everyTest';

inEngine('firefox');
