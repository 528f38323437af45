import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router';
import { Link } from '#app/platform/link.tsx';
import { Select } from '#app/shared/form/select.tsx';
import { seasonName } from '#app/shared/names/season-name.ts';

interface SeasonPickerProps {
  /** The latest first. */
  seasons: readonly { id: number; name: string }[];
  seasonId: number;
  /** Where a season is shown. */
  pathOf: (seasonId: number) => string;
}

const step =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-muted hover:text-ink md:size-9';

/** Which season is shown: from a list, or the one before and after by a link. */
export function SeasonPicker({ seasons, seasonId, pathOf }: SeasonPickerProps) {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const at = seasons.findIndex(({ id }) => id === seasonId);
  const [earlier, later] = [seasons[at + 1], seasons[at - 1]];
  return (
    <div className="flex items-center gap-1">
      <span aria-hidden className="pe-1 text-sm text-muted">
        {t('season.choose')}
      </span>
      <Select
        label={t('season.choose')}
        value={String(seasonId)}
        options={seasons.map(({ id, name }) => ({ value: String(id), label: seasonName(name) }))}
        onChange={(id) => void navigate(pathOf(Number(id)), { preventScrollReset: true })}
      />
      {earlier ? (
        <Link to={pathOf(earlier.id)} prefetch="none" rel="prev" className={step}>
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">
            {t('season.earlier', { season: seasonName(earlier.name) })}
          </span>
        </Link>
      ) : (
        later && <span className={step} />
      )}
      {later ? (
        <Link to={pathOf(later.id)} prefetch="none" rel="next" className={step}>
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{t('season.later', { season: seasonName(later.name) })}</span>
        </Link>
      ) : (
        earlier && <span className={step} />
      )}
    </div>
  );
}
