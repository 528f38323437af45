import { boxPrice } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { TextField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { DescriptionFields, NameFields } from '../form/texts.tsx';
import { toLocalTime } from '../form/values/local-time.ts';
import { PictureField } from './picture-field.tsx';
import { PrizesField } from './prizes/prizes-field.tsx';

/** The fields of a draft, filled with those of one that exists. */
export function BoxInputs({ box }: { box?: Row<'blind-boxes'> }) {
  const { t } = useTranslation('console');
  return (
    <>
      <FormPart title={t('goods.about')}>
        <NameFields names={box?.names} maxLength={60} />
        <DescriptionFields descriptions={box?.descriptions} maxLength={2_000} />
        <PictureField picture={box?.picture ?? null} />
      </FormPart>
      <FormPart title={t('blindBoxes.prizes')} hint={t('blindBoxes.prizesHint')}>
        <PrizesField contents={box?.contents ?? []} />
      </FormPart>
      <FormPart title={t('blindBoxes.rules')}>
        <NumberField name="price" {...boxPrice} was={box?.price} label={t('blindBoxes.price')} />
        <NumberField
          name="daily"
          min={1}
          max={1_000}
          was={box?.daily ?? 20}
          label={t('blindBoxes.daily')}
        />
        <NumberField
          name="coolDown"
          min={0}
          max={86_400}
          was={box?.coolDown ?? 5}
          label={t('blindBoxes.coolDown')}
        />
        <NumberField
          name="age"
          min={14}
          max={30}
          was={box?.age ?? 18}
          label={t('blindBoxes.age')}
        />
        <TextField
          name="closesAt"
          label={t('blindBoxes.closesAt')}
          hint={t('blindBoxes.closesAtHint')}
          type="datetime-local"
          defaultValue={box?.closesAt ? toLocalTime(box.closesAt) : undefined}
        />
      </FormPart>
    </>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  was: number | undefined;
}

function NumberField({ was, ...field }: NumberFieldProps) {
  return <TextField {...field} type="number" required step={1} defaultValue={was} />;
}
