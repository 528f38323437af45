import { useQuery } from '@tanstack/react-query';
import type { MatchLine } from '@xiongmao/api/library/lines/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi } from '#app/platform/app-context.ts';
import { FormDots, type FormResult } from '#app/shared/games/form-dots.tsx';
import { squadMatchesQuery } from '../../api/lines/line-queries.ts';
import { Section } from './section.tsx';

const latest = 10;

/** How a team's last matches ended, the latest last. */
export function Form({ teamId }: { teamId: number }) {
  const { t } = useTranslation('lines');
  const { data } = useQuery(squadMatchesQuery(useApi(), { id: teamId, page: 1 }));
  const results = (data?.items ?? []).flatMap((line) => resultOf(line) ?? []).slice(0, latest);
  if (results.length === 0) return null;
  return (
    <Section title={t('form')}>
      <p className="p-3 md:px-4">
        <FormDots results={results.toReversed()} />
      </p>
    </Section>
  );
}

function resultOf({ match: { winner }, side }: MatchLine): FormResult | null {
  if (winner === null) return null;
  return winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
}
