import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What says that something is on air. */
export function LiveMark({ className = '' }: { className?: string }) {
  const { t } = useTranslation('live');
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm bg-accent px-1.5 text-xs/5 font-semibold whitespace-nowrap text-on-accent ${className}`}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current motion-safe:animate-pulse" />
      {t('rooms.live')}
    </span>
  );
}
