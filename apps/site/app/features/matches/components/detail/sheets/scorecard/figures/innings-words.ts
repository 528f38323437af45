import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type {
  Dismissal,
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { isolated } from '@xiongmao/i18n/format';
import type { Translate } from '@xiongmao/i18n/types';

type Say = Translate<'cricket'>;

export const isSuperOver = ({ period }: Pick<ScorecardInnings, 'period'>): boolean =>
  period.startsWith('superOver');

/** Whose innings it is, and which where each side bats twice. */
export function inningsName(
  innings: ScorecardInnings,
  { detail, sheet, t }: { detail: MatchDetail; sheet: ScorecardSheet; t: Say },
): string {
  const { side, period } = innings;
  const values = { team: isolated(detail[side].name) };
  if (isSuperOver(innings)) {
    const count = new Set(sheet.parts.filter(isSuperOver).map((one) => one.period)).size;
    return t('superOver', { ...values, n: count > 1 ? period.replace(/\D/g, '') : '' }).trim();
  }
  if (sheet.limit !== null || sheet.parts.filter((one) => !isSuperOver(one)).length < 2) {
    return t('innings', values);
  }
  const own = sheet.parts.filter((one) => one.side === side && !isSuperOver(one));
  return t(own.indexOf(innings) > 0 ? 'secondInnings' : 'firstInnings', values);
}

/** How a batter was out, as a scorer writes it: `c Hand b Arm`. */
export function dismissalText({ way, bowler, fielders }: Dismissal, t: Say): string {
  const fielder = fielders
    .map(({ player, substitute }) => {
      if (player === null) return substitute ? t('someSubstitute') : null;
      return substitute ? t('substitute', { player: isolated(player) }) : isolated(player);
    })
    .filter((name) => name !== null)
    .join('/');
  const values = { bowler: bowler && isolated(bowler), fielder };
  switch (way) {
    case 'caught':
      if (bowler && !fielder) return t('caughtBySomeone', values);
      return bowler ? t('out.caught', values) : t('outAlone.caught');
    case 'stumped':
      return bowler && fielder ? t('out.stumped', values) : t('outAlone.stumped');
    case 'runOut':
      return fielder ? t('out.runOut', values) : t('outAlone.runOut');
    case 'bowled':
    case 'caughtAndBowled':
    case 'lbw':
    case 'hitWicket':
      return bowler ? t(`out.${way}`, values) : t(`outAlone.${way}`);
    default:
      return t(`outAlone.${way}`);
  }
}
