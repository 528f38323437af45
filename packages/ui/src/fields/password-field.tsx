import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  autoComplete: 'current-password' | 'new-password';
  /** What its toggle does, in words. */
  showLabel: string;
}

/** A password, hidden until one asks to see it. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      end={
        <IconButton label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    />
  );
}
