import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { Preview } from '#app/features/matches/components/detail/preview/preview.tsx';
import { OddsDigest } from '#app/features/odds/components/odds-digest.tsx';
import { ClientOnly } from '#app/shared/async/client-only.tsx';

/** What is known before a match, what bookmakers offer among it. */
export default function PreviewOfMatch({ detail }: { detail: MatchDetail }) {
  return (
    <Preview
      detail={detail}
      odds={<ClientOnly fallback={null}>{() => <OddsDigest detail={detail} />}</ClientOnly>}
    />
  );
}
