import { useEffect } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { whenLoaded } from '#app/platform/when-idle.ts';

/** Says once that somebody reads an article: pages that many share are rendered once, and count nobody. */
export function useView(id: number): void {
  const api = useApi();
  useEffect(
    () =>
      whenLoaded(() => {
        // One that is lost is one view less.
        api('POST /news/view', { body: { id } }).catch(() => undefined);
      }),
    [api, id],
  );
}
