import { hostFrontEnd } from '@xiongmao/api/hosting/front-end';
import { askDetails } from '@xiongmao/api/pages/ask-details';
import { isLocale } from '@xiongmao/i18n/locales';

await hostFrontEnd({
  name: 'console',
  dist: new URL('dist/', import.meta.url),
  portVariable: 'CONSOLE_PORT',
  port: 3002,
  isLocale,
  askDetails,
});
