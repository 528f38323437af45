const browsers: [string, RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['WeChat', /MicroMessenger\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /Safari\//],
];
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** How a person calls the device of a user agent: `Chrome, Windows`; its first words when unknown. */
export function deviceOf(userAgent: string): string {
  const nameIn = (list: [string, RegExp][]) => list.find(([, form]) => form.test(userAgent))?.[0];
  const names = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return names.join(', ') || userAgent.split(/[\s/(]/, 1)[0]!.slice(0, 40);
}
