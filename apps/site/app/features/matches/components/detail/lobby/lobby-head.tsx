import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import { isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig, useViewer } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { lobbyProgress } from '../../../lobby-words.ts';
import { hasDay } from '../../../shown-day.ts';
import { dayOf } from '../match-head.tsx';
import { matchPicture } from '../match-picture.ts';
import { MatchTrail } from '../match-trail.tsx';
import { SportsEvent } from '../sports-event.tsx';

/** Title, description and what search engines read of a lobby; who leads comes first while it is played. */
export function LobbyHead({ detail, name }: { detail: AnyMatchDetail; name: string }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const { hides } = useViewer();
  const { zone } = useConfig();
  const { match } = detail;
  const { status, lobby: summary } = match.state;
  const isOpen = status === 'live' || status === 'interrupted';
  const leader = isOpen ? summary?.leader : null;
  const score = leader && `${isolated(String(leader.points))} ${isolated(leader.name)}`;
  const date = hasDay(match) ? dayOf(match, locale, zone) : null;
  const description = [name, lobbyProgress(match.state, t)].filter(Boolean).join(t('sourceJoin'));
  return (
    <>
      <Head
        title={[score, name, date].filter(Boolean).join(t('sourceJoin'))}
        description={description}
        picture={import.meta.env.SSR ? matchPicture(detail, { locale, hides }) : null}
      />
      <SportsEvent detail={detail} description={description} />
      <MatchTrail detail={detail} />
    </>
  );
}
