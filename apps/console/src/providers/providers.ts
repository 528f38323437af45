import { type BaseRecord, keys } from '@refinedev/core';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { type Client, createClient } from '@xiongmao/api/client';
import { pageOrigin } from '@xiongmao/api/http/page-origin';
import type { BackOffice } from '@xiongmao/auth/office/back-office';
import { endSession } from '@xiongmao/auth/session/end-session';
import { localeFacts } from '@xiongmao/i18n/locales';
import { waitingKey } from '../queue/use-waiting.ts';
import { createProofGate } from '../step-up/proof-gate.ts';
import { createAccessControl } from './access-control.ts';
import { createAuth } from './auth-provider.ts';
import { createDataProvider } from './data-provider.ts';
import { type Failure, isTransient } from './failure.ts';
import { createI18nProvider } from './i18n-provider.ts';

const retries = 3;

/** What the console stands on, made once. */
export function createProviders(office: BackOffice) {
  const leave = () => endSession(api, '/');
  const api: Client = createClient({
    origin: pageOrigin,
    language: () => localeFacts[office.locale()].tag,
    onSessionEnd: leave,
    onSignInNeeded: leave,
  });
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(answer, sent) {
        void queries.invalidateQueries({ queryKey: waitingKey });
        showSaved(queries, answer, sent);
      },
    }),
    defaultOptions: {
      queries: {
        // Offline, a screen says so and offers to try again instead of waiting without a word.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: (failed, error) =>
          failed < retries && 'statusCode' in error && isTransient(error as unknown as Failure),
      },
      mutations: { networkMode: 'always' },
    },
  });
  const gate = createProofGate();
  const { account, provider: auth } = createAuth({
    queries,
    api,
    say: (key) => office.i18n().t(key),
  });
  return {
    api,
    queries,
    gate,
    auth,
    data: createDataProvider({
      origin: office.config.endpoints.api,
      locale: office.locale,
      prove: gate.prove,
    }),
    access: createAccessControl(async () => (await account())?.roles ?? []),
    i18n: createI18nProvider(office),
  };
}

/**
 * What a saved row became stands in its screen at once: whoever decides on it next, before it was fetched
 * anew, would else be refused for a version of their own making.
 */
function showSaved(queries: QueryClient, answer: unknown, sent: unknown): void {
  const { resource, id } = (sent ?? {}) as { resource?: string; id?: string | number };
  const row = (answer as { data?: BaseRecord } | undefined)?.data;
  if (!resource || id === undefined || !row?.version) return;
  const queryKey = keys().data().resource(resource).action('one').id(id).get();
  queries.setQueriesData({ queryKey }, { data: row });
}
