import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { leaguePath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';

/** A league whose results are hidden, by name once that is known. */
export function HiddenLeague({ id, onShow }: { id: number; onShow: () => void }) {
  const { t } = useTranslation('spoilers');
  const { data } = useQuery(callQuery(useApi(), 'GET /league/info', { query: { id: String(id) } }));
  const name = data?.league.name ?? `#${id}`;
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 text-sm">
      <Link to={leaguePath(id)} className="truncate hover:underline">
        <bdi>{name}</bdi>
      </Link>
      <Button onClick={onShow} aria-label={`${t('showLeague')} – ${name}`}>
        {t('showLeague')}
      </Button>
    </li>
  );
}
