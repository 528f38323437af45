import { Button } from '@mui/material';
import { type ReactNode, useRef } from 'react';

interface PictureButtonProps {
  /** What the picture is of; the button is called by its own text and this. */
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  onPick: (file: File) => void;
  children: string;
}

/** Opens the browser's own dialog for a picture. */
export function PictureButton({ label, icon, disabled, onPick, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={icon}
        aria-label={`${children}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen once more.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
