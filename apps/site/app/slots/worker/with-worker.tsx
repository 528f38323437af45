import { useQueryClient } from '@tanstack/react-query';
import { useAccount, useUid } from '@xiongmao/auth/account';
import { localeFacts } from '@xiongmao/i18n/locales';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { renewPush } from '#app/features/users/api/push/renew-push.ts';
import { useApi, useViewer } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { mayPrefetch } from '#app/platform/link.tsx';
import { useConnection } from '#app/platform/live.ts';
import { useOnline } from '#app/platform/online.ts';
import { keptChoice } from '#app/platform/spoilers/kept.ts';
import { choiceChannel } from '#app/platform/spoilers/tabs.ts';
import { takeOver, tellWorker } from '#app/platform/worker/registration.ts';
import { useWaiting } from '#app/platform/worker/use-waiting.ts';
import { watchFields, wouldLose } from '#app/platform/worker/would-lose.ts';
import { NewVersion } from './new-version.tsx';

watchFields();

/** ms for which a page is looked at before it is kept. */
const dwell = 2_000;

/** Has pages kept for when there is no network, notices pushed on, and a new version taken when it disturbs nobody. */
export default function WithWorker() {
  const waiting = useWaiting();
  useChoice();
  useSeenPages();
  useRenewedPush();
  useBadge();
  useNextVersion(waiting);
  const connection = useConnection();
  const isQuiet = !['lost', 'reconnecting'].includes(connection);
  return useOnline() && isQuiet && waiting && <NewVersion waiting={waiting} />;
}

/**
 * Heeds of what one wants no results, which an answer or another tab may bring as it was chosen elsewhere: the worker is told, and the
 * page loaded anew, for whatever it holds may be told no more, or may be now.
 */
function useChoice(): void {
  const queries = useQueryClient();
  const viewer = useViewer();
  const locale = useLocale();
  useEffect(() => {
    const first = keptChoice();
    let told: string | undefined;
    const tabs = choiceChannel();
    const heed = () => {
      const hides = keptChoice();
      if (hides !== told) {
        if ('serviceWorker' in navigator) void tellWorker({ type: 'chosen', hides, locale });
        tabs.postMessage(null);
      }
      told = hides;
      // An answer may have brought it before this part of the page was there.
      const isAnother = hides !== first || (hides !== '') !== viewer.hides;
      if (isAnother && !wouldLose()) location.reload();
    };
    heed();
    tabs.onmessage = heed;
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!event.action.manual) heed();
    });
    return () => {
      stop();
      tabs.close();
    };
  }, [queries, viewer, locale]);
}

/** Tells the worker of each page that one stays on. */
function useSeenPages(): void {
  const locale = useLocale();
  const guest = useUid() === null;
  const { pathname, search } = useLocation();
  const tell = useEffectEvent(() => {
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    void tellWorker({
      type: 'seen',
      // As the router has it the language is missing.
      address: location.pathname + location.search,
      locale,
      language: localeFacts[locale].tag,
      keep: mayPrefetch(),
      guest,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useEffect(() => {
    const timer = setTimeout(tell, dwell);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** Of whoever is signed in, and who signs in on this page. */
function useRenewedPush(): void {
  const api = useApi();
  const isIn = useUid() !== null;
  const first = useRef(true);
  useEffect(() => {
    if (isIn) void renewPush(api, { anew: !first.current });
    first.current = false;
  }, [api, isIn]);
}

/** How many notices wait, on the icon of the installed site. */
function useBadge(): void {
  const unread = useAccount()?.unreadNotices;
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    void navigator.setAppBadge(unread).catch(() => undefined);
  }, [unread]);
}

/** Whoever goes on to another page gets it as the new version's, unless that would lose something. */
function useNextVersion(waiting: ServiceWorker | null): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const renew = useEffectEvent(async () => {
    if (!waiting || wouldLose()) return;
    // Meanwhile one may have begun to write.
    if ((await takeOver(waiting)) && !wouldLose()) location.reload();
  });
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    void renew();
  }, [pathname]);
}
