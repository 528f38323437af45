import { timestamp } from '@xiongmao/api/http/timestamp';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import jsonServerProvider from 'ra-data-json-server';
import { type DataProvider, fetchUtils, HttpError } from 'react-admin';

/** The studio's resources: `/java/studio/<resource>` speaks json-server's dialect. */
export function createDataProvider(locale: () => Locale, origin = ''): DataProvider {
  const credentials = origin ? 'include' : 'same-origin';
  const provider = jsonServerProvider(`${origin}/java/studio`, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('accept', 'application/json');
    headers.set('language', localeFacts[locale()].tag);
    headers.set('system-type', 'PC');
    headers.set('x-xiongmao', '1');
    const stamped = `${url}${url.includes('?') ? '&' : '?'}t=${timestamp()}`;
    return fetchUtils.fetchJson(stamped, { ...options, credentials, headers }).catch(tellInWords);
  });
  return {
    ...provider,
    // The server lists by filters, and knows none by ids.
    async getMany(resource, { ids }) {
      const answers = await Promise.all(ids.map((id) => provider.getOne(resource, { id })));
      return { data: answers.map(({ data }) => data) };
    },
  };
}

/** The server's words for what it refuses, and the studio's for its silence. */
function tellInWords(error: unknown): never {
  if (error instanceof TypeError) throw new HttpError('ra.notification.http_error', 0);
  if (!(error instanceof HttpError)) throw error;
  const { status, body } = error;
  throw new HttpError(body?.errorMsg ?? body?.msg ?? 'ra.notification.system_error', status, body);
}
