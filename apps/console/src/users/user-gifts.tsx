import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { useSentColumns } from '../sent-gifts/use-sent-columns.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { ofUser } from './of-user.ts';

/** What somebody gave, and, as an anchor, was given. */
export function UserGifts({ user: { id, roles } }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <Gifts title={t('sentGifts.title')} userId={id} field="userId" />
      {roles.includes('anchor') && (
        <Gifts title={t('sentGifts.received')} userId={id} field="anchorId" />
      )}
    </div>
  );
}

interface GiftsProps {
  title: string;
  userId: number;
  /** As what they take part. */
  field: 'userId' | 'anchorId';
}

function Gifts({ title, userId, field }: GiftsProps) {
  const { t } = useTranslation('console');
  return (
    <Section title={title}>
      <DataTable
        label={title}
        columns={useSentColumns()}
        rows={useRows('sent-gifts', ofUser(userId, field))}
        empty={t('sentGifts.empty')}
      />
    </Section>
  );
}
