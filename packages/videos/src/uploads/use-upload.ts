import type { Client } from '@xiongmao/api/client';
import { subscribeToNetwork } from '@xiongmao/api/http/network';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sendFile } from './send-file.ts';
import { createUploads, type Sending } from './uploads.ts';

const uploads = createUploads(sendFile);
let isWatched = false;

/** Sends the file of a video, and goes on when another screen is opened; see `useUpload`. */
export function sendVideo(api: Client, videoId: number, file: File): void {
  watch(api);
  uploads.begin(api, videoId, file);
}

/** Asks before the page is left while something is sent, and goes on when the network is back. */
function watch(api: Client): void {
  if (isWatched) return;
  isWatched = true;
  subscribeToNetwork(() => navigator.onLine && uploads.reconnect(api));
  window.addEventListener('beforeunload', (event) => uploads.isBusy() && event.preventDefault());
}

/** How the file of a video is sent from this page, if it is, and what can be done about it. */
export function useUpload(api: Client, videoId: number, onSent: () => void) {
  const sending = useSyncExternalStore(uploads.subscribe, () => uploads.of(videoId));
  const isSent = sending?.at === 'sent';
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    if (isSent) tell();
  }, [isSent]);
  return {
    sending: isSent ? undefined : sending,
    send: (file: File) => sendVideo(api, videoId, file),
    pause: () => uploads.pause(videoId),
    goOn: () => uploads.goOn(api, videoId),
    giveUp: () => uploads.giveUp(videoId),
  };
}

export type { Sending };
