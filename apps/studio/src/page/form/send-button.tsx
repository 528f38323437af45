import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Sends also what nobody has changed, and once at a time: a double click would else send it twice. */
export function SendButton(props: SaveButtonProps) {
  const { isSubmitting } = useFormState();
  return <SaveButton {...props} alwaysEnable={!isSubmitting} disabled={isSubmitting} />;
}
