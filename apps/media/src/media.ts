import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCallerAddress } from '@xiongmao/api/hosting/callers/caller-address';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { createMetricsReaders } from '@xiongmao/api/hosting/metrics/metrics-readers';
import { createPlayTokens } from '@xiongmao/api/live/play-token';
import { createStore } from '@xiongmao/storage/create-store';
import { checkStore, type ObjectStore } from '@xiongmao/storage/object-store';
import type { Env } from './env.ts';
import { windowBounds } from './hls/live-window.ts';
import { createAskServer } from './http/ask-server.ts';
import { createControl } from './http/control.ts';
import { createHttp } from './http/http.ts';
import { metricsText } from './http/metrics.ts';
import { createLog, type Log } from './log.ts';
import { createGate } from './playback/gate.ts';
import { createLeases } from './playback/leases.ts';
import { createPlayback } from './playback/playback.ts';
import { createRecorder } from './recording/recorder.ts';
import { createRtmpServer, type RtmpBudgets, rtmpBudgets } from './rtmp/rtmp-server.ts';
import { createServerHooks } from './streams/server-hooks.ts';
import { type StreamLimits, streamLimits } from './streams/stream.ts';
import { createStreams } from './streams/streams.ts';
import { createKeys } from './vod/keys.ts';
import { createVod } from './vod/vod.ts';

export interface MediaOptions {
  env: Env;
  /** The installation's key: tokens and proofs follow from it. */
  key: string;
  /** Else as the product's. */
  limits?: Partial<StreamLimits>;
  budgets?: Partial<RtmpBudgets>;
  storage?: ObjectStore;
  now?: () => number;
  log?: Log;
}

export type Media = ReturnType<typeof createMedia>;

const leaseTickMs = 10_000;
/** For what is being kept when the process is asked to stop. */
const lastWaitMs = 5_000;

/** The media process: what it is made of, and how it starts and stops. */
export function createMedia({ env, key, limits, budgets, ...given }: MediaOptions) {
  const now = given.now ?? Date.now;
  const log = given.log ?? createLog(env.logLevel);
  const stopping = new AbortController();
  const storage = given.storage ?? createStore(env.storage, stopping.signal);
  const metrics = createMetrics();
  const mayReadMetrics = createMetricsReaders({
    production: env.production,
    token: env.metricsToken,
  });
  const proof = createMediaProof(key);
  const ask = createAskServer(env.serverUrl, proof);
  const leases = createLeases(createPlayTokens(key), now);
  const addressOf = createCallerAddress(env.trustProxy);

  const streams = createStreams({
    hooks: createServerHooks(ask, log),
    recorder: (stream) =>
      createRecorder({
        storage,
        stream,
        // No other of the stream has begun in this ms.
        recording: now().toString(36),
        log,
        onFailure: () => metrics.count('xiongmao_media_segments_not_kept_total'),
      }),
    limits: { window: windowBounds, ...streamLimits, ...limits },
    most: env.streamLimit,
    now,
    log,
  });

  const rtmp = createRtmpServer({
    budgets: { ...rtmpBudgets, ...budgets },
    publish: streams.publish,
    onCut(reason, address, error) {
      metrics.count('xiongmao_media_connections_cut_total', { reason });
      const about = { reason, network: networkOf(address) };
      if (error) log.error({ ...about, err: error }, 'a connection was cut');
      else log.debug(about, 'a connection was cut');
    },
  });

  const onRefused = (reason: string) =>
    metrics.count('xiongmao_media_plays_refused_total', { reason });
  const gate = createGate({ streams, leases, addressOf, onRefused });
  const http = createHttp({
    playback: createPlayback({ streams, gate, storage, onRefused }),
    gate,
    vod: createVod({ keys: createKeys({ ask, now, log }), storage, addressOf, onRefused }),
    control: createControl({ proof, streams, leases, storage }),
    leases,
    addressOf,
    metrics: (request) => (mayReadMetrics(request) ? metricsText(streams, leases, metrics) : null),
    connectionLimit: env.connectionLimit,
    log,
  });
  const ticking = setInterval(leases.tick, leaseTickMs);
  ticking.unref();

  return {
    streams,
    /** Answers the ports, which are the environment's unless that says 0. */
    async start(): Promise<{ httpPort: number; rtmpPort: number }> {
      checkStore(storage).catch((err) => log.error({ err }, 'the storage does not serve'));
      http.listen(env.httpPort, env.host);
      await once(http, 'listening');
      rtmp.listen(env.rtmpPort, env.host);
      await once(rtmp, 'listening');
      const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
      return { httpPort: portOf(http), rtmpPort: portOf(rtmp) };
    },
    async stop(): Promise<void> {
      clearInterval(ticking);
      const recorders = streams.all().map(({ recorder }) => recorder);
      streams.close();
      rtmp.close();
      http.close();
      http.closeAllConnections();
      // What a storage has not taken by then is lost to the replay: it keeps nobody from ending.
      const late = setTimeout(() => stopping.abort(), lastWaitMs);
      await Promise.all(recorders.map((recorder) => recorder.settled()));
      clearTimeout(late);
      stopping.abort();
    },
  };
}
