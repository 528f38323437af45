import { Videos } from '#app/features/matches/components/detail/links/videos.tsx';
import type { PanelProps } from '#app/features/matches/components/detail/panels/panel-props.ts';
import { VideosOfMatch } from '#app/features/videos/components/match/videos-of-match.tsx';

/** Two tabs of a match: its moments, and all of it again; what is ours before what is elsewhere. */
export default function MatchVideos({ detail, tab }: PanelProps) {
  const kind = tab === 'playback' ? 'playback' : 'highlight';
  const links = detail.links.filter((link) => link.kind === kind);
  return (
    <VideosOfMatch
      match={detail.match}
      whole={tab === 'playback'}
      elsewhere={links.length > 0 && <Videos links={links} detail={detail} />}
    />
  );
}
