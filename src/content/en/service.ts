/** What is published about the makers' service. */

import type { ServiceCopy } from '../guideCopy';

const service: ServiceCopy = {
  canon: {
    'typical-shutter':
      'What a company with many cameras in automated use typically pays to have a DSLR shutter repaired.',
  },
  nikon: {
    'counter-may-reset':
      'Nikon says that no method gives you the total with certainty. A firmware update may reset the counter, and so may replacing parts in a repair.',
    'no-parts-usa':
      'Independent US shops have had no parts from Nikon since 2012. Nikon ended its authorized repair stations on this date, which left two Nikon centers.',
  },
};

export default service;
