import simpleRest, { axiosInstance } from '@refinedev/simple-rest';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';

/** The console's resources: `/java/console/<resource>` speaks json-server's dialect. */
export function createDataProvider(locale: () => Locale) {
  axiosInstance.interceptors.request.use((request) => {
    request.headers.set('language', localeFacts[locale()].tag);
    request.headers.set('system-type', 'PC');
    request.headers.set('x-xiongmao', '1');
    return request;
  });
  return simpleRest('/java/console', axiosInstance);
}
