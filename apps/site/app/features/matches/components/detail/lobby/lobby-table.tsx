import type { Lobby } from '@xiongmao/api/matches/shapes';
import { formatList, isolated } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamLink } from '#app/shared/names/team-link.tsx';

type Head = 'rank' | 'place' | 'team' | 'wins' | 'placement' | 'alive' | 'kills' | 'points';

/** Heads of columns: short to look at, in full to listen to. */
export function Heads({ keys }: { keys: readonly Head[] }) {
  const { t } = useTranslation('matches');
  return keys.map((key) =>
    key === 'team' ? (
      <th key={key} scope="col" className="py-2 text-start font-normal first:ps-4">
        {t('table.team_esport')}
      </th>
    ) : (
      <th key={key} scope="col" className="min-w-9 px-1 py-2 font-normal">
        <abbr title={t(`lobby.head.${key}`)} className="no-underline">
          {t(`lobby.short.${key}`)}
        </abbr>
      </th>
    ),
  );
}

interface TeamCellProps {
  entry: Lobby['teams'][number] | undefined;
  /** Out of the round. */
  quiet?: boolean;
}

/** A team and, where there is room, who plays in it. */
export function TeamCell({ entry, quiet = false }: TeamCellProps) {
  const locale = useLocale();
  const players = entry && formatList(entry.players.map(isolated), locale);
  return (
    <th scope="row" className="w-full max-w-0 text-start font-normal first:ps-4" title={players}>
      {entry && (
        <TeamLink
          team={entry.team}
          className={`flex min-h-10 items-center gap-2 ${quiet ? 'text-muted' : ''}`}
        >
          <TeamCrest team={entry.team} />
          <Name>{entry.team.name}</Name>
        </TeamLink>
      )}
    </th>
  );
}
