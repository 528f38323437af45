import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { Flag } from '@xiongmao/ui/flag';
import { useLocale } from '#app/platform/i18n.tsx';

/** A team as it is told apart from its country's others: those of the United Kingdom by their letters (`ENG`). */
export type Named = Pick<Team, 'name' | 'country'> & Partial<Pick<Team, 'abbr'>>;

interface TeamFlagProps {
  team: Named | null | undefined;
  league: Pick<League, 'country'>;
  className?: string;
}

/** The country that a national team plays for: its crest is the flag. */
export function nationOf({ name, abbr, country }: Named, locale: Locale): string | null {
  if (!country) return null;
  const isNation = country[2] ? country === `GB-${abbr}` : name === formatRegion(country, locale);
  return isNation ? country : null;
}

/**
 * The country whose flag a team or single player has beside their name: none where it is the league's own, or their
 * crest.
 */
export function teamFlag(
  team: TeamFlagProps['team'],
  league: TeamFlagProps['league'],
  locale: Locale,
): string | null {
  const country = team?.country;
  return country && country !== league.country && !nationOf(team, locale) ? country : null;
}

export function TeamFlag({ team, league, className = 'h-2.5' }: TeamFlagProps) {
  const country = teamFlag(team, league, useLocale());
  return country && <Flag country={country} className={`me-1.5 inline-block ${className}`} />;
}
