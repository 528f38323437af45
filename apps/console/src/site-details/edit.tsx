import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { CheckField, TextAreaField, TextField } from '../form/fields.tsx';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type DetailsInput, linkLine, readDetails } from './read-details.ts';

type Details = Row<'site-details'>;

export function SiteDetailsEdit() {
  const { t } = useTranslation('editors');
  return (
    <EditScreen<Details, DetailsInput>
      titleOf={() => t('siteDetails.title')}
      hintOf={() => t('siteDetails.hint')}
      backOf={() => ({ to: '/site-details', label: t('siteDetails.title') })}
      redirect="list"
      read={readDetails}
    >
      {(details) => <Inputs details={details} />}
    </EditScreen>
  );
}

function Inputs({ details: { email, phone, links } }: { details: Details }) {
  const { t } = useTranslation('editors');
  const [ownLinks, setOwnLinks] = useState(links !== null);
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('siteDetails.email')}
        hint={t('siteDetails.emptyHint')}
        maxLength={190}
        defaultValue={email ?? ''}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('siteDetails.phone')}
        hint={t('siteDetails.emptyHint')}
        maxLength={40}
        defaultValue={phone ?? ''}
      />
      <CheckField
        name="ownLinks"
        label={t('siteDetails.ownLinks')}
        hint={t('siteDetails.ownLinksHint')}
        checked={ownLinks}
        onChange={({ target }) => setOwnLinks(target.checked)}
      />
      {ownLinks && (
        <TextAreaField
          name="links"
          label={t('siteDetails.links')}
          hint={t('siteDetails.linksHint')}
          rows={8}
          defaultValue={links?.map(linkLine).join('\n')}
        />
      )}
    </>
  );
}
