import type { HiddenResults as Hidden } from '@xiongmao/api/users/spoilers';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useReveal } from './use-reveal.ts';

/** Stands for a part of a page that is results alone, until one asks for it. */
export default function HiddenResults({
  hidden,
  onShown,
}: {
  hidden: Hidden;
  onShown?: () => void;
}) {
  const { t } = useTranslation('spoilers');
  const reveal = useReveal(hidden.name, onShown);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <EyeOffIcon aria-hidden="true" className="size-12 stroke-1 text-muted" />
      <p className="text-base text-ink">{t('hidden')}</p>
      {hidden.title && (
        <p className="text-sm text-muted">
          <bdi>{hidden.title}</bdi>
        </p>
      )}
      <Button look="primary" onClick={() => reveal.mutate()} disabled={reveal.isPending}>
        {t('showThis')}
      </Button>
    </div>
  );
}
