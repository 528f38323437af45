import type { Video, VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { whereaboutsBy } from '#modules/matches/index.ts';
import { type Concealment, concealment } from '#platform/http/concealing/concealing.ts';

export const videoWhereabouts = whereaboutsBy(
  'video',
  (ids) =>
    sql`select id, match_id as "matchId" from video where match_id is not null and id = ${ids}`,
);

/** Their makers may have given each a title that tells nothing; without a poster it is shown by its game's picture. */
export const videoConcealments: readonly Concealment[] = [
  concealment<VideoCard & Partial<Video>>({
    fits: (fields) => 'neutral' in fields && 'poster' in fields && 'match' in fields,
    asks: ({ match }) => match && `match-${match.id}`,
    conceal(video, { hiddenOf }) {
      const { neutral, match, description, play } = video;
      const hidden = hiddenOf(match && `match-${match.id}`);
      if (!hidden) return video;
      return {
        ...video,
        title: neutral.title ?? hidden.sides ?? '',
        poster: null,
        match: { ...match, incident: null },
        ...(description !== undefined && { description: '' }),
        ...(play && { play: { ...play, sheet: null, captions: [] } }),
        concealed: true,
      };
    },
  }),
];
