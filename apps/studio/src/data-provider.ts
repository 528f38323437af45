import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import jsonServerProvider from 'ra-data-json-server';
import { type DataProvider, fetchUtils } from 'react-admin';

/** The studio's resources: `/java/studio/<resource>` speaks json-server's dialect. */
export function createDataProvider(locale: () => Locale): DataProvider {
  return jsonServerProvider('/java/studio', (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('accept', 'application/json');
    headers.set('language', localeFacts[locale()].tag);
    headers.set('system-type', 'PC');
    headers.set('x-xiongmao', '1');
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
}
