import { hostFrontEnd } from '@xiongmao/api/hosting/front-end';
import { askDetails } from '@xiongmao/api/pages/ask-details';
import { isLocale } from '@xiongmao/i18n/locales';

await hostFrontEnd({
  name: 'studio',
  dist: new URL('dist/', import.meta.url),
  portVariable: 'STUDIO_PORT',
  port: 3001,
  isLocale,
  askDetails,
});
