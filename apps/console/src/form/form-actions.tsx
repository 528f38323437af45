import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { LinkButton } from '../page/links/link-button.tsx';
import { asLeft } from '../page/links/list-place.ts';

interface FormActionsProps {
  isSaving: boolean;
  backTo: string;
}

export function FormActions({ isSaving, backTo }: FormActionsProps) {
  const { t } = useTranslation(['console', 'common']);
  return (
    <div className="flex gap-2">
      <Button type="submit" look="primary" disabled={isSaving} className="min-w-24">
        {t(isSaving ? 'form.saving' : 'form.save')}
      </Button>
      <LinkButton to={asLeft(backTo)}>{t('common:action.cancel')}</LinkButton>
    </div>
  );
}
