import { useQueryClient } from '@tanstack/react-query';
import type { ReplayCard } from '@xiongmao/api/live/shapes';
import { type VideoKind, videoLimits } from '@xiongmao/api/videos/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import type { Span } from '@xiongmao/videos/cutting/range';
import { useDataProvider } from 'react-admin';
import type { OwnVideo } from '../../contract.ts';

interface Cut extends Span {
  kind: VideoKind;
  title: string;
  incident: string | null;
  gameId: number;
}

/** Has a video be cut from a recording of one's own: a draft, which is encoded by itself. Rejects with an `HttpError`. */
export function useCut(recording: ReplayCard, matchId: number | null) {
  const locale = useLocale();
  const provider = useDataProvider();
  const queries = useQueryClient();
  return async ({ from, to, title, ...rest }: Cut): Promise<number> => {
    const { data } = await provider.create<OwnVideo>('videos', {
      data: {
        ...rest,
        ...{ matchId, neutralTitle: null, description: '', locale },
        title: title.slice(0, videoLimits.title.max),
        cut: { broadcastId: recording.id, from, to },
      },
    });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['GET /video/moments'] }),
      queries.invalidateQueries({ queryKey: ['videos'] }),
    ]);
    return data.id;
  };
}
