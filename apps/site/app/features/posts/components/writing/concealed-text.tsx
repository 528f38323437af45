import { useTranslation } from '@xiongmao/i18n/use-translation';

/** In place of what somebody said about a match whose result one keeps hidden. */
export function ConcealedText() {
  const { t } = useTranslation('posts');
  return <p className="text-sm text-muted italic">{t('concealed')}</p>;
}
