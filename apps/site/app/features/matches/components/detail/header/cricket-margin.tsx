import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Translate } from '@xiongmao/i18n/types';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { marginOf } from '../../../cricket.ts';

/** What is needed to win, or by how much it was won. */
export default function CricketMargin({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const text = cricketResult(detail, t);
  return text && <p className="px-4 pb-3 text-center text-sm font-semibold">{text}</p>;
}

/** As the scorecard has it, which knows of targets that were set anew; else as the score tells. */
function cricketResult(detail: MatchDetail, t: Translate<'matches'>): string | null {
  const { sheet, match } = detail;
  const result = sheet?.kind === 'scorecard' ? sheet.result : null;
  if (!result) {
    const margin = marginOf(match.state);
    if (!margin) return null;
    return t(`cricket.${margin.by}`, { team: detail[margin.side].name, count: margin.n });
  }
  const { kind, winner, by, n, method } = result;
  const values = { team: winner && detail[winner].name, count: n ?? 0 };
  const text = t(`cricket.${wordOf(by, n) ?? (kind === 'won' ? 'other' : kind)}`, values);
  // What a note says beside it is not said twice.
  return method && method !== match.state.note ? t('cricket.byMethod', { text, method }) : text;
}

type By = NonNullable<
  Extract<NonNullable<MatchDetail['sheet']>, { kind: 'scorecard' }>['result']
>['by'];

/** By how much, where it is told; else that it was won. */
const wordOf = (by: By, n: number | null): By =>
  n === null && (by === 'runs' || by === 'wickets' || by === 'innings') ? 'other' : by;
