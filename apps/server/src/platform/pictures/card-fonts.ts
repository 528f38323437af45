import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = ['latin', 'arabic', 'sc'].map((script) => `@embedpdf/fonts-${script}`);

/**
 * Has text be drawn with fonts of ours, whatever the machine has; for scripts that they lack, with the machine's.
 * Fontconfig reads this when the process draws text for the first time.
 */
export function useCardFonts(): void {
  const folder = path.join(os.tmpdir(), `xiongmao-fonts-${os.userInfo().uid}`);
  mkdirSync(folder, { recursive: true });
  const fonts = packages.map((name) =>
    fileURLToPath(new URL('../fonts', import.meta.resolve(name))),
  );
  const file = path.join(folder, `${process.pid}.conf`);
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fonts.map((font) => `<dir>${font}</dir>`).join('\n')}
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<cachedir>${folder}</cachedir>
</fontconfig>
`,
  );
  process.env.FONTCONFIG_FILE = file;
}
