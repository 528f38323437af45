import { useUpdate } from '@refinedev/core';
import { anchorRights } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { Row } from '../contract.ts';
import { CheckField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import type { Failure } from '../providers/failure.ts';

interface RightsFormProps {
  anchor: Row<'anchors'>;
  onReload: () => Promise<unknown>;
}

/** Gives an anchor rights, and takes them. */
export function RightsForm({ anchor, onReload }: RightsFormProps) {
  const { t } = useTranslation(['console', 'anchors']);
  const { mutateAsync, mutation } = useUpdate<Row<'anchors'>, Failure>({
    resource: 'anchors',
    id: anchor.id,
    errorNotification: false,
    successNotification: { type: 'success', message: t('anchors.rightsSaved') },
  });
  return (
    <ResourceForm
      guarded
      version={anchor.version}
      onReload={onReload}
      onSave={(entries, version) =>
        mutateAsync({
          values: { version, rights: anchorRights.filter((right) => entries.has(right)) },
        })
      }
    >
      {anchorRights.map((right) => (
        <CheckField
          key={right}
          name={right}
          label={t(`anchors:right.${right}`)}
          hint={t(`anchors.rightHint.${right}`)}
          defaultChecked={anchor.rights.includes(right)}
        />
      ))}
      <Button type="submit" className="self-start" disabled={mutation.isPending}>
        {t(mutation.isPending ? 'form.saving' : 'form.save')}
      </Button>
    </ResourceForm>
  );
}
