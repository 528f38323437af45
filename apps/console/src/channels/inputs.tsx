import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { usePermission } from '../account.ts';
import { useConfig } from '../config.ts';
import type { Row } from '../contract.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import type { Failure } from '../providers/failure.ts';
import { useChannelChoices } from './choices.ts';

type Channel = Row<'channels'>;
/** What is filled in of a channel. */
export type ChannelInput = Pick<Channel, 'name' | 'source' | 'type' | 'brand' | 'zone'> &
  Partial<Pick<Channel, 'managerId' | 'active'>>;

/** What stands in the form; a field that the account does not see is left out. */
export function readChannel(entries: FormData): ChannelInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    name: text('name'),
    source: text('source') as Channel['source'],
    type: text('type') as Channel['type'],
    brand: text('brand'),
    zone: text('zone'),
    ...(entries.has('managerId') && { managerId: Number(text('managerId')) || null }),
    ...(entries.has('active') && { active: text('active') === 'true' }),
  };
}

const zones = Intl.supportedValuesOf('timeZone');

/** The fields of a channel, filled with those of one that exists. */
export function ChannelInputs({ channel }: { channel?: Channel }) {
  const { t } = useTranslation('console');
  const { types, sources } = useChannelChoices();
  const { channel: brand, zone } = useConfig();
  const choosesManager = usePermission('manageUsers');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        name="name"
        label={t('channels.name')}
        required
        maxLength={60}
        defaultValue={channel?.name}
        autoComplete="off"
      />
      <TextField
        name="brand"
        label={t('channels.brand')}
        required
        maxLength={40}
        defaultValue={channel?.brand ?? brand}
      />
      <SelectField
        name="type"
        label={t('channels.type')}
        options={types}
        defaultValue={channel?.type}
      />
      <SelectField
        name="source"
        label={t('channels.source')}
        options={sources}
        defaultValue={channel?.source}
      />
      <ZoneField zone={channel?.zone ?? zone} isKept={channel !== undefined} />
      {choosesManager && <ManagerField channel={channel} />}
      {channel && (
        <SelectField
          name="active"
          label={t('channels.state')}
          options={[
            { value: 'true', label: t('channels.active') },
            { value: 'false', label: t('channels.inactive') },
          ]}
          defaultValue={String(channel.active)}
        />
      )}
    </div>
  );
}

/** The zone of a channel's days. Of one that counts already a change has its consequence, which is agreed to first. */
function ZoneField({ zone, isKept }: { zone: string; isKept: boolean }) {
  const { t } = useTranslation('console');
  const [chosen, setChosen] = useState(zone);
  const isChanged = isKept && chosen.trim() !== zone;
  return (
    <>
      <TextField
        name="zone"
        label={t('channels.zone')}
        hint={t('channels.zoneHint')}
        required
        maxLength={60}
        list="zones"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        autoComplete="off"
      />
      <datalist id="zones">
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isChanged && (
        <CheckField
          name="zoneAgreed"
          label={t('channels.zoneAgreed', { before: zone, after: chosen.trim() })}
          hint={t('channels.zoneChange')}
          required
        />
      )}
    </>
  );
}

/** Administrators give a channel to one of the managers. */
function ManagerField({ channel }: { channel: Channel | undefined }) {
  const { t } = useTranslation('console');
  const { result } = useList<Row<'users'>, Failure>({
    resource: 'users',
    filters: [{ field: 'role', operator: 'eq', value: 'manager' }],
    sorters: [{ field: 'username', order: 'asc' }],
    pagination: { pageSize: 500 },
    errorNotification: false,
  });
  const known = new Map(result.data.map(({ id, username }) => [id, username]));
  if (channel?.managerId) known.set(channel.managerId, channel.manager ?? '');
  const options = [...known].map(([id, label]) => ({ value: String(id), label }));
  return (
    <SelectField
      key={known.size}
      name="managerId"
      label={t('channels.manager')}
      options={[{ value: '', label: t('channels.noManager') }, ...options]}
      defaultValue={channel?.managerId ?? ''}
    />
  );
}
