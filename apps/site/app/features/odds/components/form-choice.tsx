import { useQueryClient } from '@tanstack/react-query';
import { type OddsForm, oddsForms } from '@xiongmao/api/fields/odds-forms';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { chooseOddsForm, useOddsForm } from '#app/shared/odds/odds-form.ts';

/** The form in which odds are shown: here for everyone, and for who is signed in wherever they are. */
export function FormChoice() {
  const { t } = useTranslation('odds');
  const api = useApi();
  const queries = useQueryClient();
  const save = useAction({
    mutationFn: (oddsForm: OddsForm) =>
      api(
        'POST /user/saveUserDataStatus',
        { body: { oddsForm } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['GET /user/getUserDataStatus'] }),
  });
  return (
    <Segmented
      label={t('form.label')}
      name="oddsForm"
      options={oddsForms.map((value) => ({ value, label: t(`form.${value}`) }))}
      value={useOddsForm()}
      onChange={(form) => {
        chooseOddsForm(form);
        if (signedIn().current() !== null) save.mutate(form);
      }}
    />
  );
}
