import simpleRest, { axiosInstance } from '@refinedev/simple-rest';
import { errors } from '@xiongmao/api/errors';
import { timestamp } from '@xiongmao/api/http/timestamp';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { readFailure } from './failure.ts';

interface Offices {
  /** Of the server; empty for the page's own. */
  origin: string;
  locale: () => Locale;
  /** Has whoever sits there prove who they are; false when they would rather not. */
  prove: () => Promise<boolean>;
}

type Refused = { config?: object; response?: { status: number; data: unknown } };

/** The console's resources: `/java/console/<resource>` speaks json-server's dialect. */
export function createDataProvider({ origin, locale, prove }: Offices) {
  axiosInstance.defaults.withCredentials = origin !== '';
  axiosInstance.interceptors.request.use((request) => {
    request.headers.set('language', localeFacts[locale()].tag);
    request.headers.set('system-type', 'PC');
    request.headers.set('x-xiongmao', '1');
    request.params = { ...request.params, t: timestamp() };
    return request;
  });
  // A write that wants a fresh proof waits for it, and is then sent once more.
  axiosInstance.interceptors.response.use(undefined, async ({ config, response }: Refused) => {
    const failure = readFailure(response);
    if (failure.errorCode === errors.proofRequired.code && config && (await prove())) {
      return axiosInstance.request(config);
    }
    throw failure;
  });
  return simpleRest(`${origin}/java/console`, axiosInstance);
}
