import SendIcon from '@mui/icons-material/Send';
import {
  Alert,
  AlertTitle,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Stack,
  Typography,
} from '@mui/material';
import { earliestBirth, introductionLength } from '@xiongmao/api/anchors/rules';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  DateInput,
  Form,
  required,
  SaveButton,
  TextInput,
  useInput,
  useNotify,
  useTranslate,
  type Validator,
} from 'react-admin';
import { useConfig } from '../../config.ts';
import { useFailureText } from '../../page/answer.tsx';
import { CountedText } from '../../page/counted-text.tsx';
import { trimmedLength } from '../../page/trimmed-length.ts';
import { DocumentInput } from './document-input.tsx';
import { isOfAge } from './of-age.ts';
import { Rules } from './rules.tsx';
import { useApply } from './use-standing.ts';

interface Values {
  realName: string;
  birthDate: string;
  introduction: string;
  front: string;
  back?: string | null;
}

const agreed: Validator = (value) => (value === true ? undefined : 'anchorApply.agreeFirst');

interface ApplyFormProps {
  /** That is applied with, shortened. */
  phone: string;
  isFirst: boolean;
}

/** Who an applicant is, by their documents, and that they will keep to the rules. */
export function ApplyForm({ phone, isFirst }: ApplyFormProps) {
  const { t } = useTranslation('studio');
  const { zone } = useConfig();
  const { mutate, isPending, error } = useApply();
  const failureText = useFailureText();
  const notify = useNotify();
  const today = zonedDay(new Date(), zone);
  const ofAge: Validator = (day?: string | null) =>
    !day || isOfAge(day, today) ? undefined : 'anchorApply.tooYoung';
  const isMeant: Validator = (day?: string | null) =>
    !day || day >= earliestBirth ? undefined : 'anchorApply.checkYear';

  function apply({ realName, birthDate, introduction, front, back }: Values) {
    const documents = [front, ...(back ? [back] : [])];
    mutate(
      { realName, birthDate, introduction, documents },
      { onSuccess: () => notify('application.submitted', { type: 'success' }) },
    );
  }

  return (
    <Form noValidate onSubmit={(values: unknown) => apply(values as Values)}>
      <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
        <Typography variant="body2" sx={{ pb: 1 }}>
          {t('anchorApply.phone', { phone })}
        </Typography>
        <TextInput
          source="realName"
          label={t('anchorApply.realName')}
          helperText={t('anchorApply.realNameHint')}
          validate={trimmedLength({ min: 2, max: 60 })}
          isRequired
          autoComplete="name"
        />
        <DateInput
          source="birthDate"
          label={t('anchorApply.birthDate')}
          helperText={t('anchorApply.birthDateHint')}
          validate={[required(), ofAge, isMeant]}
          slotProps={{ htmlInput: { min: earliestBirth, max: today } }}
        />
        <CountedText
          source="introduction"
          label={t('application.introduction')}
          hint={t('anchorApply.introductionHint')}
          length={introductionLength}
          multiline
          minRows={3}
        />
        <Typography variant="subtitle2" component="h3">
          {t('anchorApply.documents')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('anchorApply.documentsHint')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ py: 1 }}>
          <DocumentInput source="front" label={t('anchorApply.front')} isRequired />
          <DocumentInput source="back" label={t('anchorApply.back')} />
        </Stack>
        <Rules />
        <AgreeInput />
        {error && (
          <Alert severity="error">
            <AlertTitle>{t('application.failed')}</AlertTitle>
            {failureText(error)}
          </Alert>
        )}
        <SaveButton
          alwaysEnable={!isPending}
          disabled={isPending}
          icon={<SendIcon />}
          label={t(isFirst ? 'application.apply' : 'application.again')}
          sx={{ alignSelf: 'flex-start' }}
        />
      </Stack>
    </Form>
  );
}

function AgreeInput() {
  const { t } = useTranslation('studio');
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'agreed', validate: agreed });
  return (
    <FormControl error={fieldState.invalid} required>
      <FormControlLabel
        label={t('anchorApply.agree')}
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {fieldState.invalid && <FormHelperText>{translate('anchorApply.agreeFirst')}</FormHelperText>}
    </FormControl>
  );
}
