import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserClient } from '#app/platform/api.ts';
import { Providers, readBoot } from '#app/platform/boot.tsx';
import { reloadOnMissingChunk } from '#app/platform/chunk-reload.ts';
import { createTexts } from '#app/platform/i18n.tsx';
import { createQueries, dataContext } from '#app/platform/query.ts';

reloadOnMissingChunk();

const boot = readBoot();
const data = { api: browserClient(boot.locale), queries: createQueries() };
hydrate(data.queries, boot.queries);
const texts = await createTexts(boot.locale, boot.namespaces, boot.texts);

function createContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(dataContext, data);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers texts={texts} data={data}>
        <HydratedRouter getContext={createContext} />
      </Providers>
    </StrictMode>,
  );
});
