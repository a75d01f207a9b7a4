/** What is published about buying a used Pentax: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/pentax';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {};

export default texts;
